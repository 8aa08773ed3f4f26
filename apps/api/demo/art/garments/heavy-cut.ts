import { ribbing } from '../cloth/ribbing';
import { seam, stitches } from '../cloth/stitching';
import { d, lerp } from '../geometry';
import { line } from '../svg';
import type { Commission } from './drawer';
import {
  armholeLine,
  cuffBand,
  hemLine,
  raglanLine,
  sideLine,
  sleevePath,
  type TopCut,
  type TopMeasures,
} from './top-cut';

/** Sweatshirts and jackets: wider, with room in the sleeves. */
export const heavyMeasures: TopMeasures = {
  neck: [118, 250],
  shoulder: [292, 306],
  armpit: [312, 622],
  waist: [312, 930],
  hem: [298, 1344],
  sag: 20,
  outerBend: [
    [378, 332],
    [456, 640],
  ],
  cuffOuter: [520, 1200],
  cuffInner: [398, 1238],
  innerBend: [
    [376, 1010],
    [340, 752],
  ],
};

/** Ribbed waistband and cuffs, with their raised edges. */
export function ribbedEnds({ sheet, palette }: Commission, cut: TopCut) {
  const waist = hemLine(cut, 34);
  const bands = [cut.left, cut.right].map((half) =>
    sheet.clipped(sleevePath(half), ribbing(cuffBand(half, 0, 26), 76, palette.trim, 8)),
  );
  return {
    surface: ribbing(waist, 84, palette.trim, 8) + stitches(hemLine(cut, 82), palette.base) + bands.join(''),
    heights: line(waist, '#8c8c8c', 70) + line(hemLine(cut, 76), '#606060', 6),
  };
}

/** The seams every such top has. */
export function heavySeams({ palette, spec }: Commission, cut: TopCut): string {
  const at = spec.sleeve === 'raglan' ? raglanLine : armholeLine;
  return [cut.left, cut.right]
    .map((half) => {
      const shoulderSeam = d`M${half.neck}Q${lerp(half.neck, half.shoulder, 0.5)} ${half.shoulder}`;
      return (
        seam(at(half), 2.4) +
        seam(sideLine(half), 3) +
        (spec.sleeve === 'raglan'
          ? ''
          : seam(shoulderSeam, 3) +
            `<g transform="translate(${half.side * -7} 2)">${stitches(at(half), palette.base)}</g>`)
      );
    })
    .join('');
}
