import type { Article } from '../cloth/article';
import { seam, stitches } from '../cloth/stitching';
import { zip } from '../cloth/zip';
import { darker } from '../colour';
import { d } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import type { Garment } from '../spec';
import { fill, group, line } from '../svg';
import { neckline } from './collars';
import type { Commission, Drawer } from './drawer';
import { heavyMeasures, heavySeams, ribbedEnds } from './heavy-cut';
import { hood } from './hoods';
import { centre, cutTop, outlineOf, type TopCut } from './top-cut';
import { topFolds } from './top-folds';
import { topPanels } from './top-panels';

type Sweat = Extract<Garment, 'sweatshirt' | 'hoodie' | 'zip-hoodie'>;

function kangarooPocket({ palette }: Commission, cut: TopCut, split: boolean) {
  const bottom = (cut.left.hem[1] + cut.right.hem[1]) / 2 - 66;
  const top = bottom - 232;
  const x = (dx: number) => centre + dx;
  const path = d`M${[x(-196), bottom]}L${[x(-196), bottom - 96]}Q${[x(-176), top + 60]} ${[x(-122), top]}L${[x(122), top]}Q${[x(176), top + 60]} ${[x(196), bottom - 96]}L${[x(196), bottom]}Z`;
  const hand = (s: number, by: number) =>
    d`M${[x(s * (196 - by)), bottom - 96]}Q${[x(s * (176 - by)), top + 60]} ${[x(s * (122 - by)), top]}`;
  return {
    surface: group(
      {},
      group({ transform: 'translate(3 6)' }, fill(path, '#000', 0.16)),
      fill(path, palette.base),
      seam(path, 1.8),
      ...[-1, 1].map(
        (s) => line(hand(s, 0), darker(palette.base, 0.6), 4) + stitches(hand(s, 12), palette.base),
      ),
      stitches(d`M${[x(-118), top + 9]}H${x(118)}`, palette.base),
      ...[-1, 1].map((s) => stitches(d`M${[x(s * 187), bottom - 92]}V${bottom}`, palette.base)),
      split ? line(d`M${[x(0), top]}V${bottom}`, darker(palette.base, 0.3), 26) : '',
    ),
    heights: fill(path, '#8e8e8e'),
  };
}

function chest(
  { spec, palette, sheet, back }: Commission,
  y: number,
  zipped: boolean,
  hooded: boolean,
): string {
  if (back) {
    return [
      spec.number === undefined
        ? ''
        : lettering(String(spec.number), {
            at: [centre, y + 330],
            height: 300,
            colour: palette.accent,
            within: 360,
          }),
      spec.lettering
        ? lettering(spec.lettering, {
            at: [centre, y + 120],
            height: 62,
            colour: palette.accent,
            within: 420,
          })
        : '',
    ].join('');
  }
  if (spec.lettering && !zipped) {
    const drop = hooded ? 150 : 0;
    return (
      lettering(spec.lettering, {
        at: [centre, y + 190 + drop],
        height: 92,
        colour: palette.accent,
        within: 460,
      }) + (hooded ? '' : emblem(sheet, spec.badge ?? 'none', [centre, y + 330], 84, palette))
    );
  }
  return (
    emblem(sheet, spec.badge ?? 'none', [centre + 146, y + 150], 92, palette) +
    makersMark([centre - 146, y + 146], 38, palette.accent)
  );
}

function sweat(kind: Sweat): Drawer {
  return (commission): Article => {
    const { palette, chance, back, sheet } = commission;
    const cut = cutTop(heavyMeasures, chance);
    const zipped = kind === 'zip-hoodie';
    const hooded = kind !== 'sweatshirt' ? hood(commission, cut, 'fleece') : undefined;
    const ends = ribbedEnds(commission, cut);
    const neck = hooded ?? neckline(commission, cut, commission.spec.collar ?? 'crew');
    const pocket = hooded && !back ? kangarooPocket(commission, cut, zipped) : { surface: '', heights: '' };
    const [top, bottom] = [cut.left.neck[1] + (hooded ? 122 : 118), cut.left.hem[1] + 14];
    const panels = topPanels(commission, cut, 'fleece');
    const notch = d`M${[centre, top + 6]}L${[centre - 26, top + 46]}Q${[centre, top + 58]} ${[centre + 26, top + 46]}Z`;
    return {
      box: [40, hooded ? 40 : 200, 1120, hooded ? 1360 : 1200],
      outline: outlineOf(cut) + (hooded?.panel.path ?? ''),
      panels: hooded ? [...panels, hooded.panel] : panels,
      folds: topFolds(cut, chance, 'long'),
      heights: ends.heights + pocket.heights + neck.heights,
      surface: [
        sheet.clipped(outlineOf(cut), ends.surface),
        heavySeams(commission, cut),
        pocket.surface,
        hooded || back
          ? ''
          : group({}, fill(notch, palette.trim), seam(notch, 1.4), stitches(notch, palette.trim)),
        chest(commission, cut.left.neck[1] + 90, zipped, Boolean(hooded)),
        zipped && !back
          ? zip([centre, top], [centre, bottom], darker(palette.base, 0.4), palette.accent)
          : '',
        neck.surface,
      ].join(''),
      finish: hooded?.finish,
      close: { at: [centre + 50, hooded ? 350 : 430], zoom: hooded ? 2 : 2.5 },
      strength: 1.15,
      softness: 1.3,
    };
  };
}

export const sweats: Record<Sweat, Drawer> = {
  sweatshirt: sweat('sweatshirt'),
  hoodie: sweat('hoodie'),
  'zip-hoodie': sweat('zip-hoodie'),
};
