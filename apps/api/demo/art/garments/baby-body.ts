import type { Article } from '../cloth/article';
import { ribbing } from '../cloth/ribbing';
import { seam, stitches } from '../cloth/stitching';
import { darker } from '../colour';
import { circle, d, type Point } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { fill, group, line } from '../svg';
import { neckline } from './collars';
import type { Drawer } from './drawer';
import { armholeLine, bodyPath, centre, cuffBand, cutTop, sleevePath, type TopMeasures } from './top-cut';
import { topFolds } from './top-folds';
import { topPanels } from './top-panels';

const measures: TopMeasures = {
  neck: [140, 250],
  shoulder: [284, 308],
  armpit: [290, 560],
  waist: [282, 860],
  hem: [300, 1040],
  sag: 0,
  outerBend: [
    [350, 334],
    [398, 436],
  ],
  cuffOuter: [452, 560],
  cuffInner: [318, 634],
  innerBend: [
    [312, 606],
    [302, 580],
  ],
};

const snap = (at: Point) =>
  group(
    {},
    fill(circle([at[0] + 1, at[1] + 3], 13), '#000', 0.25),
    fill(circle(at, 12.5), '#ecebe8'),
    line(circle(at, 8), '#000', 1.6, { 'stroke-opacity': 0.2 }),
    fill(circle([at[0] - 3, at[1] - 4], 3), '#fff', 0.9),
  );

/** A bodysuit: a small shirt that closes with snaps between the legs. */
const babyBody: Drawer = (commission): Article => {
  const { palette, spec, sheet, chance, back } = commission;
  const cut = cutTop(measures, chance);
  const [l, r] = [cut.left.hem, cut.right.hem];
  const seat = d`L${r}C${[r[0] - 90, r[1] + 20]} ${[centre + 118, r[1] + 110]} ${[centre + 112, 1276]}Q${[centre, 1294]} ${[centre - 112, 1276]}C${[centre - 118, l[1] + 110]} ${[l[0] + 90, l[1] + 20]} ${l}`;
  const body = bodyPath(cut, seat);
  const legs = [
    d`M${[r[0] + 8, r[1] - 4]}C${[r[0] - 90, r[1] + 16]} ${[centre + 116, r[1] + 106]} ${[centre + 108, 1290]}`,
    d`M${[l[0] - 8, l[1] - 4]}C${[l[0] + 90, l[1] + 16]} ${[centre - 116, l[1] + 106]} ${[centre - 108, 1290]}`,
  ];
  const neck = neckline(commission, cut, 'crew');
  const envelope = [cut.left, cut.right].map(
    ({ side, at }) =>
      seam(d`M${at(170, 262)}Q${at(230, 380)} ${at(296, 470)}`, 2.6) +
      group(
        { transform: `translate(${side * -5} 5)` },
        stitches(d`M${at(170, 262)}Q${at(230, 380)} ${at(296, 470)}`, palette.base),
      ),
  );
  return {
    box: [120, 200, 960, 1130],
    outline: body + sleevePath(cut.left) + sleevePath(cut.right),
    panels: topPanels(commission, cut, 'jersey', { body }),
    folds: topFolds(cut, chance, 'short'),
    heights: neck.heights + legs.map((path) => line(path, '#909090', 20)).join(''),
    surface: [
      ...[cut.left, cut.right].map(
        (half) =>
          seam(armholeLine(half)) +
          sheet.clipped(sleevePath(half), ribbing(cuffBand(half, 0, 8), 30, palette.trim, 5)),
      ),
      ...envelope,
      ...legs.map((path) => ribbing(path, 24, palette.trim, 6)),
      line(
        d`M${[centre - 112, 1226]}Q${[centre, 1244]} ${[centre + 112, 1226]}`,
        darker(palette.base, 0.3),
        2,
      ),
      stitches(d`M${[centre - 112, 1232]}Q${[centre, 1250]} ${[centre + 112, 1232]}`, palette.base),
      back ? '' : [-66, 0, 66].map((x) => snap([centre + x, 1262 - Math.abs(x) * 0.06])).join(''),
      back && spec.number !== undefined
        ? lettering(String(spec.number), { at: [centre, 680], height: 280, colour: palette.accent })
        : '',
      back
        ? ''
        : spec.lettering
          ? lettering(spec.lettering, { at: [centre, 690], height: 78, colour: palette.accent, within: 380 })
          : emblem(sheet, spec.badge ?? 'none', [centre, 690], 190, palette),
      neck.surface,
    ].join(''),
    close: { at: [centre + 40, 420], zoom: 2.5 },
    strength: 0.9,
    softness: 1.2,
  };
};

export const babyBodies = { 'baby-body': babyBody } satisfies Record<'baby-body', Drawer>;
