import type { Article } from '../cloth/article';
import { eyelet } from '../cloth/cord';
import { ribbing } from '../cloth/ribbing';
import { seam, stitches } from '../cloth/stitching';
import { darker, lighter, mix } from '../colour';
import { d, type Point, polygon } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import { fill, group, line } from '../svg';
import type { Commission, Drawer } from './drawer';

const crown = 'M236 812C214 560 318 372 596 356C884 364 990 566 964 812C870 770 330 768 236 812Z';
const panelSeams = [
  'M600 356C604 500 602 640 600 784',
  'M592 358C430 420 376 600 372 790',
  'M608 358C770 420 826 600 828 790',
];
const visor =
  'M228 808C330 752 870 752 972 808C1018 862 1048 930 1020 966C880 1060 320 1060 180 966C152 930 182 862 228 808Z';

const visorRow = (i: number) => {
  const t = i / 7;
  return d`M${[222 - t * 40, 836 + t * 100]}C${[360, 812 + t * 214]} ${[840, 812 + t * 214]} ${[978 + t * 40, 836 + t * 100]}`;
};

const capFront = (commission: Commission): Article => {
  const { palette, spec, sheet } = commission;
  const peak = spec.trim ? palette.trim : spec.secondary ? palette.secondary : palette.base;
  const under = sheet.gradient([
    [0, '#000', 0.42],
    [0.2, '#000', 0.08],
    [0.7, '#000', 0],
    [1, '#000', 0.14],
  ]);
  const front = 'M372 790C376 600 430 420 592 358H608C770 420 826 600 828 790C700 764 500 764 372 790Z';
  const contrast =
    spec.secondary && spec.pattern && spec.pattern !== 'plain' ? fill(front, palette.secondary) : '';
  return {
    box: [140, 320, 920, 740],
    outline: crown + visor,
    panels: [
      { path: crown, colour: palette.base, weave: 'canvas', print: contrast },
      { path: visor, colour: peak, weave: 'canvas' },
    ],
    folds: [
      {
        spine: [
          [430, 420],
          [350, 520],
          [320, 640],
          [318, 770],
        ],
        width: 60,
        height: 0.2,
      },
      {
        spine: [
          [700, 400],
          [760, 500],
          [780, 640],
          [776, 770],
        ],
        width: 60,
        height: -0.16,
      },
      {
        spine: [
          [600, 1020],
          [420, 1000],
          [300, 960],
          [220, 880],
        ],
        width: 40,
        height: 0.16,
      },
    ],
    heights:
      fill(crown, '#868686') +
      fill(visor, '#8c8c8c') +
      line('M228 808C330 752 870 752 972 808', '#525252', 10),
    surface: [
      fill(visor, under),
      ...panelSeams.map(
        (path) =>
          seam(path, 2.4) +
          group({ transform: 'translate(7 0)' }, stitches(path, palette.base)) +
          group({ transform: 'translate(-7 0)' }, stitches(path, palette.base)),
      ),
      ...Array.from({ length: 7 }, (_, i) => stitches(visorRow(i), peak)),
      line('M228 808C330 752 870 752 972 808', darker(peak, 0.5), 3),
      eyelet([470, 500], 8),
      eyelet([732, 500], 8),
      spec.lettering
        ? lettering(spec.lettering, { at: [600, 640], height: 110, colour: palette.accent, within: 380 })
        : spec.badge && spec.badge !== 'none'
          ? emblem(sheet, spec.badge, [600, 634], 190, palette)
          : makersMark([600, 634], 120, palette.accent),
    ].join(''),
    finish: group(
      {},
      fill('M566 362Q568 336 600 334Q632 336 634 362Q600 374 566 362Z', darker(palette.base, 0.15)),
      fill('M574 354Q580 342 600 340Q616 341 620 350Q596 346 574 354Z', '#fff', 0.2),
    ),
    close: { at: [600, 700], zoom: 2 },
    strength: 1.1,
    softness: 1.4,
  };
};

const capBack = (commission: Commission): Article => {
  const front = capFront(commission);
  const { palette, sheet } = commission;
  const shell = 'M236 812C214 560 318 372 596 356C884 364 990 566 964 812C900 842 300 842 236 812Z';
  const hole = 'M470 824C470 700 540 650 600 650C660 650 730 700 730 824Z';
  const shade = sheet.gradient([
    [0, '#000', 0.75],
    [1, '#000', 0.4],
  ]);
  return {
    ...front,
    outline: shell,
    panels: [{ path: shell, colour: palette.base, weave: 'canvas' }],
    heights: fill(shell, '#868686') + line(hole, '#9a9a9a', 22),
    surface: [
      ...panelSeams.map((path) => seam(path, 2.4) + stitches(path, palette.base)),
      fill(hole, darker(palette.base, 0.35)),
      fill(hole, shade),
      line(hole, palette.base, 20),
      seam(hole, 2),
      stitches('M460 824C460 690 536 640 600 640C664 640 740 690 740 824', palette.base),
      ribbing('M440 800Q600 822 760 800', 40, darker(palette.base, 0.08), 60),
      fill('M548 784h52v40h-52z', '#b9b9be'),
      fill('M556 792h36v24h-36z', darker(palette.base, 0.1)),
      eyelet([440, 520], 8),
      eyelet([762, 520], 8),
    ].join(''),
  };
};

function pompon({ chance, palette }: Commission, [cx, cy]: Point, r: number): string {
  const strands = Array.from({ length: 150 }, (_, i): { at: Point; turn: number; far: number } => {
    const turn = i * 2.399963;
    const far = Math.sqrt(i / 150) * r;
    return { at: [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far], turn, far };
  });
  const tuft = (colour: string, every: number, phase: number, reach: number) =>
    line(
      strands
        .filter((_, i) => i % every === phase)
        .map(({ at, turn }) => {
          const bend = turn + chance.jitter(0.5);
          return d`M${at}l${[Math.cos(bend) * reach, Math.sin(bend) * reach]}`;
        })
        .join(''),
      colour,
      7,
      { 'stroke-linecap': 'round' },
    );
  const colour = palette.trim === palette.base ? palette.accent : palette.trim;
  return group(
    {},
    fill(d`M${[cx - r, cy]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, darker(colour, 0.28)),
    tuft(darker(colour, 0.2), 3, 0, 26),
    tuft(colour, 3, 1, 24),
    tuft(lighter(colour, 0.22), 3, 2, 18),
  );
}

/** The knit's columns, from the crown down to the cuff. */
const knitColumns = (from: number, to: number, [x0, y0]: Point, foot: number, bulge: number): string => {
  const count = 19;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const x = from + (to - from) * t;
    const lean = (t - 0.5) * 2;
    return d`M${[x0 + lean * 60, y0]}C${[x0 + lean * bulge, y0 + 60]} ${[x + lean * 14, foot - 320]} ${[x, foot]}`;
  }).join('');
};

const beanie: Drawer = (commission): Article => {
  const { palette, spec, sheet, back } = commission;
  const dome = 'M262 910C246 560 360 338 600 330C840 338 954 560 938 910Z';
  const cuff =
    'M240 872C400 850 800 850 960 872C976 960 972 1060 952 1124C800 1150 400 1150 248 1124C228 1060 224 960 240 872Z';
  const ridges = knitColumns(250, 950, [600, 340], 920, 330);
  const knit = [
    line(ridges, '#000', 15, { 'stroke-opacity': 0.12 }),
    line(ridges, '#000', 15, { 'stroke-dasharray': '2 9', 'stroke-opacity': 0.3 }),
    line(ridges, '#fff', 5, { 'stroke-dasharray': '5 6', 'stroke-opacity': 0.14 }),
  ].join('');
  const stripe = (y: number, height: number, colour: string) =>
    line(`M230 ${y + 34}Q600 ${y - 46} 970 ${y + 34}`, colour, height);
  const cuffMiddle = 'M220 1004Q600 976 980 1004';
  return {
    box: [190, 180, 820, 1010],
    outline: dome + cuff,
    panels: [
      {
        path: dome,
        colour: palette.base,
        weave: 'jersey',
        print:
          (spec.secondary ? stripe(640, 90, palette.secondary) + stripe(760, 26, palette.accent) : '') + knit,
      },
      {
        path: cuff,
        colour: palette.trim,
        weave: 'jersey',
        print: ribbing(cuffMiddle, 290, palette.trim, 17),
      },
    ],
    folds: [
      {
        spine: [
          [420, 400],
          [330, 540],
          [310, 700],
          [312, 860],
        ],
        width: 70,
        height: 0.2,
      },
      {
        spine: [
          [760, 420],
          [850, 560],
          [860, 700],
          [850, 860],
        ],
        width: 70,
        height: -0.2,
      },
    ],
    heights:
      line(ridges, '#8e8e8e', 16) +
      fill(cuff, '#969696') +
      line('M240 872C400 850 800 850 960 872', '#545454', 10),
    surface: back
      ? ''
      : group(
          {},
          spec.badge && spec.badge !== 'none'
            ? emblem(sheet, spec.badge, [600, 1000], 170, palette)
            : group(
                {},
                fill(
                  polygon([
                    [520, 952],
                    [680, 952],
                    [680, 1052],
                    [520, 1052],
                  ]),
                  mix(palette.accent, palette.base, 0.1),
                ),
                makersMark([600, 1002], 70, palette.base),
              ),
        ),
    finish: pompon(commission, [602, 300], 92),
    close: { at: [600, 880], zoom: 2 },
    strength: 1.2,
    softness: 1,
  };
};

const cap: Drawer = (commission) => (commission.back ? capBack(commission) : capFront(commission));

export const headwear = { cap, beanie } satisfies Record<'cap' | 'beanie', Drawer>;
