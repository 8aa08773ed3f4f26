import type { Article, Panel } from '../cloth/article';
import { ribbing } from '../cloth/ribbing';
import { piping, seam, stitches } from '../cloth/stitching';
import { reading, tone } from '../colour';
import { d } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark, wovenLabel } from '../marks/makers-mark';
import type { Collar, Garment } from '../spec';
import { fill, line } from '../svg';
import { neckline } from './collars';
import type { Commission, Drawer } from './drawer';
import {
  armholeLine,
  centre,
  cuffBand,
  cutTop,
  hemLine,
  outlineOf,
  raglanLine,
  sideLine,
  sleevePath,
  type TopCut,
  type TopMeasures,
} from './top-cut';
import { topFolds } from './top-folds';
import { topPanels } from './top-panels';

const jerseyMeasures: TopMeasures = {
  neck: [116, 196],
  shoulder: [306, 254],
  armpit: [326, 540],
  waist: [312, 860],
  hem: [326, 1300],
  sag: 26,
  outerBend: [
    [382, 277],
    [452, 420],
  ],
  cuffOuter: [524, 584],
  cuffInner: [362, 682],
  innerBend: [
    [352, 636],
    [340, 584],
  ],
};

const longMeasures: TopMeasures = {
  neck: [112, 196],
  shoulder: [278, 250],
  armpit: [298, 556],
  waist: [284, 870],
  hem: [296, 1290],
  sag: 24,
  outerBend: [
    [352, 272],
    [430, 560],
  ],
  cuffOuter: [506, 1150],
  cuffInner: [402, 1186],
  innerBend: [
    [372, 960],
    [330, 690],
  ],
};

type Make = {
  measures: TopMeasures;
  sleeves: 'short' | 'long';
  collar: Collar;
  weave: Panel['weave'];
  sporty: boolean;
  strength: number;
};

type Shirt = Extract<Garment, 'jersey' | 'long-sleeve-jersey' | 'goalkeeper-jersey' | 't-shirt' | 'polo'>;
const makes: Record<Shirt, Make> = {
  jersey: {
    measures: jerseyMeasures,
    sleeves: 'short',
    collar: 'crew',
    weave: 'mesh',
    sporty: true,
    strength: 0.92,
  },
  'long-sleeve-jersey': {
    measures: longMeasures,
    sleeves: 'long',
    collar: 'crew',
    weave: 'mesh',
    sporty: true,
    strength: 0.92,
  },
  'goalkeeper-jersey': {
    measures: longMeasures,
    sleeves: 'long',
    collar: 'v-neck',
    weave: 'mesh',
    sporty: true,
    strength: 1,
  },
  't-shirt': {
    measures: jerseyMeasures,
    sleeves: 'short',
    collar: 'crew',
    weave: 'jersey',
    sporty: false,
    strength: 0.85,
  },
  polo: {
    measures: jerseyMeasures,
    sleeves: 'short',
    collar: 'polo',
    weave: 'pique',
    sporty: false,
    strength: 0.85,
  },
};

function sewing({ palette, spec }: Commission, cut: TopCut, make: Make): string {
  const halves = [cut.left, cut.right];
  const raglan = spec.sleeve === 'raglan';
  const trimmed = palette.trim !== palette.base;
  return [
    ...halves.map((half) => {
      const line = raglan ? raglanLine(half) : armholeLine(half);
      return trimmed && make.sporty && raglan ? piping(line, palette.trim, 5) : seam(line);
    }),
    ...halves.map((half) => seam(sideLine(half), 3)),
    stitches(hemLine(cut, 26), palette.base),
    stitches(hemLine(cut, 33), palette.base),
  ].join('');
}

function cuffs({ palette, sheet }: Commission, cut: TopCut, { sleeves, sporty }: Make): string {
  const trimmed = palette.trim !== palette.sleeves;
  return [cut.left, cut.right]
    .map((half) => {
      if (sleeves === 'long')
        return sheet.clipped(
          sleevePath(half),
          ribbing(cuffBand(half, 0, 22), 58, palette.trim, 6),
          stitches(cuffBand(half, 0, 57), palette.sleeves),
        );
      if (trimmed && sporty)
        return sheet.clipped(
          sleevePath(half),
          ribbing(cuffBand(half, 0, 9), 34, palette.trim, 5),
          stitches(cuffBand(half, 0, 32), palette.sleeves),
        );
      if (trimmed) return sheet.clipped(sleevePath(half), ribbing(cuffBand(half, 0, 6), 40, palette.trim, 6));
      return sheet.clipped(
        sleevePath(half),
        stitches(cuffBand(half, 0, 20), palette.sleeves),
        stitches(cuffBand(half, 0, 26), palette.sleeves),
      );
    })
    .join('');
}

function frontMarks({ sheet, spec, palette }: Commission, { sporty }: Make): string {
  const badge = spec.badge ?? 'none';
  const size = sporty ? 92 : 66;
  return [
    emblem(sheet, badge, [centre + 148, 452], size, palette),
    sporty ? makersMark([centre - 150, 448], 40, palette.accent) : '',
    spec.lettering && !sporty
      ? lettering(spec.lettering, { at: [centre, 590], height: 74, colour: palette.accent, within: 400 })
      : '',
  ].join('');
}

function backMarks({ sheet, spec, palette, chance }: Commission, { sporty }: Make): string {
  const busy = spec.pattern === 'vertical-stripes' || spec.pattern === 'hoops' || spec.pattern === 'halves';
  const shown = spec.number !== undefined || (spec.lettering && sporty);
  const panel = d`M${[centre - 196, 330]}Q${[centre, 322]} ${[centre + 196, 330]}L${[centre + 190, 896]}Q${[centre, 906]} ${[centre - 190, 896]}Z`;
  const outline = spec.pattern && spec.pattern !== 'plain' ? palette.base : undefined;
  return [
    busy && shown ? fill(panel, palette.base) + seam(panel, 1.4) : '',
    spec.lettering && sporty
      ? lettering(spec.lettering, { at: [centre, 384], height: 58, colour: palette.accent, within: 360 })
      : '',
    spec.number === undefined
      ? ''
      : lettering(String(spec.number), {
          at: [centre, 640],
          height: 372,
          colour: palette.accent,
          weight: 1.35,
          spacing: 0.75,
          outline,
          within: 400,
        }),
    sporty
      ? emblem(sheet, spec.badge ?? 'none', [centre, 276], 34, palette)
      : makersMark([centre, 290], 22, tone(palette.base, 0.3)),
    line(d`M${[centre - 40, 1236]}h80`, reading(palette.base), chance.between(2, 2.4), {
      'stroke-opacity': 0.14,
    }),
  ].join('');
}

function shirt(make: Make): Drawer {
  return (commission): Article => {
    const { spec, chance, back } = commission;
    const cut = cutTop(make.measures, chance);
    const collar = spec.collar ?? make.collar;
    const neck = neckline(commission, cut, collar);
    return {
      box: [40, 150, 1120, 1230],
      outline: outlineOf(cut),
      panels: topPanels(commission, cut, make.weave),
      folds: topFolds(cut, chance, make.sleeves),
      heights: neck.heights,
      surface: [
        sewing(commission, cut, make),
        cuffs(commission, cut, make),
        back ? backMarks(commission, make) : frontMarks(commission, make),
        neck.surface,
        back || !make.sporty
          ? ''
          : wovenLabel(
              [cut.left.hem[0] + 96, cut.left.hem[1] - 84],
              50,
              54,
              commission.palette.base,
              commission.palette.accent,
            ),
      ].join(''),
      close: { at: [centre + 62, 380], zoom: 2.5 },
      strength: make.strength,
    };
  };
}

export const shirts: Record<Shirt, Drawer> = {
  jersey: shirt(makes.jersey),
  'long-sleeve-jersey': shirt(makes['long-sleeve-jersey']),
  'goalkeeper-jersey': shirt(makes['goalkeeper-jersey']),
  't-shirt': shirt(makes['t-shirt']),
  polo: shirt(makes.polo),
};
