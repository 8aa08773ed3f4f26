import type { Article } from '../cloth/article';
import { eyelet } from '../cloth/cord';
import type { Fold } from '../cloth/folds';
import { stitches } from '../cloth/stitching';
import { darker, lighter, mix } from '../colour';
import { circle, d, type Point, roundedRect } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import { print } from '../patterns/pattern';
import { fill, group, line } from '../svg';
import type { Commission, Drawer } from './drawer';

const motif = (
  { sheet, spec, palette, back }: Commission,
  at: Point,
  size: number,
  made: 'sewn' | 'printed',
) =>
  back || !spec.badge || spec.badge === 'none'
    ? makersMark(at, size * 0.6, palette.accent)
    : emblem(sheet, spec.badge, at, size, palette, made);

const flag: Drawer = (commission): Article => {
  const { palette, spec, chance } = commission;
  const [a, b] = [chance.jitter(10), chance.jitter(10)];
  const cloth = d`M${[130, 400]}C${[330, 372 + a]} ${[450, 424 + b]} ${[640, 404]}S${[920, 372 - a]} ${[1070, 408]}C${[1058, 560]} ${[1082, 800]} ${[1068, 1066]}C${[900, 1036 + b]} ${[780, 1094 - a]} ${[610, 1070]}S${[320, 1040]} ${[130, 1074]}C${[138, 860]} ${[124, 620]} ${[130, 400]}Z`;
  const sleeve = d`M${[130, 400]}L${[176, 394]}C${[170, 620]} ${[184, 860]} ${[176, 1070]}L${[130, 1074]}C${[138, 860]} ${[124, 620]} ${[130, 400]}Z`;
  const area = { left: 130, right: 1070, top: 390, bottom: 1090 };
  const wave = (x: number, width: number, height: number): Fold => ({
    spine: [
      [x + chance.jitter(20), 380],
      [x + 40 + chance.jitter(20), 600],
      [x - 30 + chance.jitter(30), 840],
      [x + 30 + chance.jitter(40), 1100],
    ],
    width,
    height,
  });
  return {
    box: [100, 350, 1000, 780],
    outline: cloth,
    panels: [
      { path: cloth, colour: palette.base, weave: 'woven', print: print({ ...commission, area }) },
      { path: sleeve, colour: '#f2f1ee', weave: 'canvas' },
    ],
    folds: [
      wave(290, 80, 0.4),
      wave(400, 70, -0.36),
      wave(540, 90, 0.3),
      wave(690, 70, -0.4),
      wave(800, 90, 0.42),
      wave(930, 70, -0.34),
      wave(1010, 40, 0.24),
    ],
    surface: [
      ...[14, 20].map((by) =>
        stitches(
          d`M${[190, 404 + by]}C${[330, 374 + by + a]} ${[450, 424 + by + b]} ${[640, 404 + by]}S${[920, 372 + by - a]} ${[1070 - by, 408 + by]}`,
          palette.base,
        ),
      ),
      stitches('M1054 414C1042 560 1066 800 1052 1060', palette.base),
      stitches('M184 400C178 620 192 860 184 1064', '#f2f1ee'),
      eyelet([153, 428], 13),
      eyelet([155, 1044], 13),
      motif(
        commission,
        [spec.pattern === 'cross' ? 820 : 620, spec.pattern === 'cross' ? 560 : spec.lettering ? 640 : 736],
        spec.pattern === 'cross' ? 180 : 300,
        'printed',
      ),
      spec.lettering
        ? lettering(spec.lettering, { at: [620, 900], height: 130, colour: palette.accent, within: 680 })
        : '',
    ].join(''),
    close: { at: [400, 620], zoom: 2 },
    strength: 1.3,
    softness: 2,
  };
};

const ring = (at: Point, r: number, width: number) =>
  group(
    {},
    line(circle(at, r), '#55555b', width + 3),
    line(circle(at, r), '#a6a6ad', width),
    line(circle([at[0] - 1.5, at[1] - 2], r), '#f1f1f4', width * 0.34),
    line(circle([at[0], at[1]], r - width * 0.1), '#6c6c72', 1.6, { 'stroke-opacity': 0.7 }),
  );

const keyring: Drawer = (commission): Article => {
  const { palette, sheet } = commission;
  const plate = roundedRect(420, 700, 360, 460, 84);
  const tab = roundedRect(562, 640, 76, 96, 34);
  const links: readonly Point[] = [
    [600, 540],
    [604, 584],
    [598, 628],
  ];
  const shine = sheet.gradient(
    [
      [0, '#fff', 0.34],
      [0.42, '#fff', 0.06],
      [0.43, '#fff', 0],
      [1, '#000', 0.2],
    ],
    [420, 700, 780, 1160],
  );
  const metal = sheet.gradient(
    [
      [0, '#e9e9ec'],
      [0.4, '#a3a3a9'],
      [0.6, '#cfcfd4'],
      [1, '#77777d'],
    ],
    [400, 680, 800, 1180],
  );
  return {
    box: [380, 230, 440, 970],
    outline: `${plate}${tab}`,
    panels: [],
    folds: [],
    heights: fill(plate, '#a2a2a2') + line(roundedRect(440, 720, 320, 420, 70), '#5a5a5a', 8),
    surface: [
      fill(tab, metal),
      fill(circle([600, 668], 17), '#3a3a3e'),
      fill(plate, metal),
      fill(roundedRect(440, 720, 320, 420, 70), palette.base),
      sheet.clipped(
        roundedRect(440, 720, 320, 420, 70),
        print({ ...commission, area: { left: 440, right: 760, top: 720, bottom: 1140 } }),
      ),
      motif(commission, [600, 930], 250, 'printed'),
      fill(roundedRect(440, 720, 320, 420, 70), shine),
      line(roundedRect(440, 720, 320, 420, 70), '#000', 2, { 'stroke-opacity': 0.35 }),
    ].join(''),
    finish: group(
      {},
      sheet.blurred(
        9,
        [380, 230, 460, 480],
        group(
          { transform: 'translate(8 18)' },
          line(circle([600, 400], 126), '#1a1512', 22, { 'stroke-opacity': 0.34 }),
        ),
      ),
      ring([600, 400], 126, 19),
      line('M476 376A126 126 0 0 0 600 526', '#55555b', 3, {
        transform: 'translate(6 3)',
        'stroke-opacity': 0.7,
      }),
      ...links.map((at, i) =>
        i % 2
          ? line(d`M${[at[0], at[1] - 24]}v48`, '#8b8b92', 13) +
            line(d`M${[at[0] - 2, at[1] - 24]}v48`, '#e3e3e8', 4)
          : ring(at, 24, 11),
      ),
    ),
    close: { at: [600, 850], zoom: 2 },
    strength: 0.8,
  };
};

const mousePad: Drawer = (commission): Article => {
  const { palette, spec } = commission;
  const pad = roundedRect(110, 440, 980, 620, 44);
  const edge = roundedRect(119, 449, 962, 602, 38);
  return {
    box: [80, 410, 1040, 690],
    outline: pad,
    panels: [
      {
        path: pad,
        colour: palette.base,
        weave: 'woven',
        print: print({ ...commission, area: { left: 110, right: 1090, top: 440, bottom: 1060 } }),
      },
    ],
    folds: [
      {
        spine: [
          [110, 600],
          [300, 640],
          [480, 560],
          [620, 440],
        ],
        width: 60,
        height: 0.08,
      },
      {
        spine: [
          [1090, 880],
          [980, 900],
          [860, 980],
          [800, 1060],
        ],
        width: 60,
        height: -0.08,
      },
    ],
    heights: line(edge, '#9a9a9a', 14),
    surface: [
      line(edge, spec.trim || spec.secondary ? palette.trim : darker(palette.base, 0.2), 17),
      line(edge, '#000', 17, { 'stroke-dasharray': '2.4 3', 'stroke-opacity': 0.26 }),
      line(edge, lighter(palette.trim, 0.3), 5, { 'stroke-dasharray': '2.4 3', 'stroke-opacity': 0.3 }),
      motif(commission, spec.lettering ? [600, 660] : [600, 750], spec.lettering ? 220 : 300, 'printed'),
      spec.lettering
        ? lettering(spec.lettering, { at: [600, 880], height: 96, colour: palette.accent, within: 640 })
        : '',
      makersMark([1010, 986], 36, mix(palette.accent, palette.base, 0.2)),
    ].join(''),
    close: { at: [860, 850], zoom: 2 },
    strength: 1,
    softness: 1.2,
  };
};

export const flatGoods = { flag, keyring, 'mouse-pad': mousePad } satisfies Record<
  'flag' | 'keyring' | 'mouse-pad',
  Drawer
>;
