import type { Article } from '../cloth/article';
import { ribbing } from '../cloth/ribbing';
import { piping, seam, stitches } from '../cloth/stitching';
import { zip, zippedPocket } from '../cloth/zip';
import { darker, lighter } from '../colour';
import { d, lerp } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import type { Garment } from '../spec';
import { fill, group, line } from '../svg';
import type { Commission, Drawer } from './drawer';
import { heavyMeasures, heavySeams, ribbedEnds } from './heavy-cut';
import { hood } from './hoods';
import { quilting } from './quilting';
import { standCollar } from './stand-collar';
import { centre, cuffBand, cutTop, hemLine, outlineOf, sleevePath, type TopCut } from './top-cut';
import { topFolds } from './top-folds';
import { topPanels } from './top-panels';

type Jacket = Extract<Garment, 'training-top' | 'track-jacket' | 'rain-jacket' | 'padded-jacket'>;

/** A plain turned hem and cuffs, each with a cloth tab. */
function plainEnds({ palette, sheet }: Commission, cut: TopCut) {
  const tabs = [cut.left, cut.right].map((half) =>
    sheet.clipped(
      sleevePath(half),
      line(cuffBand(half, 0, 22), darker(palette.sleeves, 0.12), 54),
      seam(cuffBand(half, 0, 50), 2.4),
      group(
        {},
        line(
          d`M${lerp(half.cuffOuter, half.cuffInner, 0.1)}L${lerp(half.cuffOuter, half.cuffInner, 0.62)}`,
          palette.accent,
          20,
          {
            transform: 'translate(0 -30)',
            'stroke-opacity': 0.9,
          },
        ),
      ),
    ),
  );
  return {
    surface:
      stitches(hemLine(cut, 40), palette.base) + stitches(hemLine(cut, 48), palette.base) + tabs.join(''),
    heights: line(hemLine(cut, 22), '#888', 36),
  };
}

/** A yoke in the second colour across shoulders and chest, piped along its edge. */
function yoke({ palette }: Commission, cut: TopCut): string {
  const y = cut.left.armpit[1] - 96;
  const [l, r] = [cut.left.armpit[0] - 20, cut.right.armpit[0] + 20];
  const edge = d`M${[l, y - 40]}Q${[centre - 120, y + 34]} ${[centre, y + 40]}Q${[centre + 120, y + 34]} ${[r, y - 40]}`;
  return fill(d`${edge}V${cut.left.neck[1] - 20}H${l}Z`, palette.secondary) + piping(edge, palette.trim, 8);
}

/** A stripe of the trim's colour down each sleeve, from collar to cuff. */
function sleeveStripe({ palette, sheet }: Commission, cut: TopCut): string {
  return [cut.left, cut.right]
    .map((half) => {
      const path = d`M${lerp(half.shoulder, half.armpit, 0.02)}C${lerp(half.outerBend[0], half.armpit, 0.18)} ${lerp(half.outerBend[1], half.innerBend[1], 0.22)} ${lerp(half.cuffOuter, half.cuffInner, 0.34)}`;
      return sheet.clipped(sleevePath(half), line(path, palette.trim, 30));
    })
    .join('');
}

function marks({ sheet, spec, palette, back }: Commission, y: number): string {
  if (back) {
    return (
      (spec.lettering
        ? lettering(spec.lettering, {
            at: [centre, y + 190],
            height: 76,
            colour: palette.accent,
            within: 430,
          })
        : '') + makersMark([centre, y + 90], 30, palette.accent)
    );
  }
  return (
    emblem(sheet, spec.badge ?? 'none', [centre + 150, y + 212], 88, palette) +
    makersMark([centre - 150, y + 208], 38, palette.accent)
  );
}

function pockets({ palette }: Commission, cut: TopCut): string {
  const y = cut.left.waist[1] + 70;
  return [cut.left, cut.right]
    .map(({ side }) =>
      zippedPocket([centre + side * 196, y], [centre + side * 236, y + 196], palette.base, palette.accent),
    )
    .join('');
}

function jacket(kind: Jacket): Drawer {
  const full = kind !== 'training-top';
  return (commission): Article => {
    const { palette, chance, back, sheet, spec } = commission;
    const cut = cutTop(heavyMeasures, chance);
    const weave = kind === 'training-top' ? 'jersey' : 'woven';
    const hooded = kind === 'rain-jacket';
    const collarColour = kind === 'training-top' ? palette.trim : palette.base;
    const collar = hooded
      ? { ...hood(commission, cut, weave), zipTop: cut.left.neck[1] + 118 }
      : { ...standCollar(commission, cut, collarColour, weave, full ? 8 : 48), finish: '' };
    const ends =
      kind === 'track-jacket' || kind === 'training-top'
        ? ribbedEnds(commission, cut)
        : plainEnds(commission, cut);
    const quilt = kind === 'padded-jacket' ? quilting(commission, cut) : { surface: '', heights: '' };
    const [y, hem] = [cut.left.neck[1], cut.left.hem[1]];
    const yoked = spec.secondary && !spec.pattern && kind !== 'padded-jacket';
    const zipEnd = full ? hem + 12 : y + 330;
    const flap = d`M${[centre - 30, collar.zipTop - 6]}H${centre + 30}V${hem + 18}H${centre - 30}Z`;
    return {
      box: [40, hooded ? 40 : 120, 1120, hooded ? 1360 : 1280],
      outline: outlineOf(cut) + collar.panel.path,
      panels: [
        ...topPanels(commission, cut, weave, { applied: yoked ? yoke(commission, cut) : '' }),
        collar.panel,
      ],
      folds: kind === 'padded-jacket' ? [] : topFolds(cut, chance, 'long'),
      heights: quilt.heights + ends.heights + collar.heights,
      surface: [
        kind === 'track-jacket' || kind === 'training-top' ? sleeveStripe(commission, cut) : '',
        quilt.surface,
        sheet.clipped(outlineOf(cut), ends.surface),
        heavySeams(commission, cut),
        full && !back ? pockets(commission, cut) : '',
        marks(commission, y),
        collar.surface,
        back
          ? ''
          : zip(
              [centre, collar.zipTop],
              [centre, zipEnd],
              hooded ? lighter(palette.base, 0.06) : darker(palette.base, 0.45),
              palette.accent,
            ),
        full || back ? '' : ribbing(d`M${[centre - 16, zipEnd + 4]}h32`, 10, palette.trim, 6),
        hooded && !back ? stitches(flap, palette.base) : '',
      ].join(''),
      finish: collar.finish,
      close: { at: [centre + 50, hooded ? 350 : 400], zoom: hooded ? 2 : 2.5 },
      strength: kind === 'training-top' ? 0.95 : 1.25,
      softness: kind === 'padded-jacket' ? 1.7 : 1,
    };
  };
}

export const jackets: Record<Jacket, Drawer> = {
  'training-top': jacket('training-top'),
  'track-jacket': jacket('track-jacket'),
  'rain-jacket': jacket('rain-jacket'),
  'padded-jacket': jacket('padded-jacket'),
};
