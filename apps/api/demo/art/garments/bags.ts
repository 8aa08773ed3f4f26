import type { Article } from '../cloth/article';
import { seam, stitches } from '../cloth/stitching';
import { darker, lighter, type Palette } from '../colour';
import { d, roundedRect } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark, wovenLabel } from '../marks/makers-mark';
import { print } from '../patterns/pattern';
import type { Hex } from '../spec';
import { fill, group, line } from '../svg';
import type { Drawer } from './drawer';

/** A zip seen from the side: tape, teeth, and a puller at its end. */
function seamZip(path: string, colour: Hex, [x, y]: readonly [number, number], puller: Hex): string {
  return group(
    {},
    line(path, '#000', 22, { 'stroke-opacity': 0.18 }),
    line(path, darker(colour, 0.4), 18),
    line(path, lighter(colour, 0.35), 5, { 'stroke-dasharray': '3 3' }),
    fill(roundedRect(x - 5, y - 4, 26, 16, 5), '#9c9ca2'),
    fill(roundedRect(x + 2, y + 8, 13, 62, 5), puller),
  );
}

const webbing = (path: string, width: number, colour: Hex) =>
  group(
    {},
    line(path, '#000', width + 4, { 'stroke-opacity': 0.3 }),
    line(path, colour, width),
    line(path, '#000', width, { 'stroke-dasharray': '2 3', 'stroke-opacity': 0.16 }),
    line(path, '#fff', width * 0.5, { 'stroke-dasharray': '2 3', 'stroke-opacity': 0.07 }),
  );

const shell =
  'M292 520C292 330 380 232 600 232C820 232 908 330 908 520L930 1180C930 1290 880 1330 790 1334L410 1334C320 1330 270 1290 270 1180Z';
const pocket =
  'M330 860Q600 826 870 860C884 960 888 1080 878 1190C868 1262 834 1284 770 1286L430 1286C366 1284 332 1262 322 1190C312 1080 316 960 330 860Z';

function straps({ trim, base }: Palette): string {
  return [-1, 1]
    .map((s) => {
      const x = (dx: number) => 600 + s * dx;
      const path = d`M${[x(84), 250]}C${[x(210), 330]} ${[x(236), 560]} ${[x(214), 820]}`;
      const thin = d`M${[x(214), 800]}C${[x(230), 980]} ${[x(270), 1090]} ${[x(318), 1180]}`;
      return (
        webbing(thin, 26, darker(base, 0.25)) +
        line(path, '#000', 98, { 'stroke-opacity': 0.3 }) +
        line(path, darker(base, 0.12), 90) +
        line(path, trim, 8) +
        stitches(path, base)
      );
    })
    .join('');
}

const backpack: Drawer = (commission): Article => {
  const { palette, spec, sheet, back } = commission;
  const handle = 'M520 250C520 130 680 130 680 250';
  const area = { left: 280, right: 920, top: 232, bottom: 1334 };
  const mainZip = 'M316 700C306 420 380 300 600 300C820 300 894 420 884 700';
  return {
    box: [200, 120, 800, 1250],
    outline: `${shell}M500 260C500 104 700 104 700 260L660 260C660 160 540 160 540 260Z`,
    panels: [
      {
        path: shell,
        colour: palette.base,
        weave: 'canvas',
        print: back ? '' : print({ ...commission, area }),
      },
      ...(back
        ? []
        : [
            {
              path: pocket,
              colour: spec.secondary ? palette.secondary : palette.base,
              weave: 'canvas' as const,
            },
          ]),
    ],
    folds: [
      {
        spine: [
          [330, 470],
          [420, 560],
          [400, 700],
          [360, 830],
        ],
        width: 60,
        height: 0.22,
      },
      {
        spine: [
          [860, 460],
          [790, 560],
          [800, 700],
          [850, 820],
        ],
        width: 60,
        height: -0.24,
      },
      {
        spine: [
          [420, 1000],
          [520, 1040],
          [640, 1030],
          [780, 1060],
        ],
        width: 50,
        height: -0.16,
      },
      {
        spine: [
          [360, 1230],
          [460, 1180],
          [620, 1190],
          [820, 1230],
        ],
        width: 50,
        height: 0.2,
      },
      {
        spine: [
          [480, 640],
          [540, 700],
          [640, 700],
          [730, 660],
        ],
        width: 40,
        height: 0.14,
      },
    ],
    heights: fill(shell, '#848484') + (back ? '' : fill(pocket, '#9c9c9c')) + line(handle, '#a0a0a0', 22),
    surface: [
      webbing(handle, 30, palette.trim),
      back
        ? fill(roundedRect(360, 420, 480, 780, 60), darker(palette.base, 0.2)) +
          Array.from(
            { length: 6 },
            (_, i) =>
              line(d`M${[372, 520 + i * 116]}H828`, '#000', 8, { 'stroke-opacity': 0.24 }) +
              line(d`M${[372, 526 + i * 116]}H828`, '#fff', 2, { 'stroke-opacity': 0.12 }),
          ).join('') +
          straps(palette)
        : [
            seamZip(mainZip, palette.base, [306, 690], palette.accent),
            stitches('M338 700C328 440 400 322 600 322C800 322 872 440 862 700', palette.base),
            seamZip(
              'M346 906Q600 872 854 906',
              spec.secondary ? palette.secondary : palette.base,
              [836, 900],
              palette.accent,
            ),
            seam(pocket, 3),
            stitches(
              'M342 940C330 1030 330 1110 336 1184C346 1248 372 1268 432 1272L768 1272C828 1268 854 1248 864 1184C870 1110 870 1030 858 940',
              spec.secondary ? palette.secondary : palette.base,
            ),
            emblem(sheet, spec.badge ?? 'none', [600, 566], 180, palette),
            spec.lettering
              ? lettering(spec.lettering, {
                  at: [600, 1090],
                  height: 78,
                  colour: palette.accent,
                  within: 420,
                })
              : makersMark([600, 1090], 80, palette.accent),
            wovenLabel([844, 760], 60, 40, palette.accent, palette.base),
          ].join(''),
      seam('M276 1200Q600 1230 924 1200', 2),
    ].join(''),
    close: { at: [600, 640], zoom: 2 },
    strength: 1.15,
    softness: 1.5,
  };
};

const barrel =
  'M170 660C170 590 220 560 300 556L900 556C980 560 1030 590 1030 660L1044 990C1044 1060 1000 1092 930 1096L270 1096C200 1092 156 1060 156 990Z';

const gymBag: Drawer = (commission): Article => {
  const { palette, spec, sheet, back } = commission;
  const area = { left: 160, right: 1040, top: 540, bottom: 1110 };
  const ends = [
    'M170 660C170 590 220 560 300 556C262 720 258 940 290 1096H270C200 1092 156 1060 156 990Z',
    'M1030 660C1030 590 980 560 900 556C938 720 942 940 910 1096H930C1000 1092 1044 1060 1044 990Z',
  ];
  const handle = (rise: number) =>
    d`M${[420, 1094]}V${640}C${[420, rise]} ${[780, rise]} ${[780, 640]}V${1094}`;
  const pocketPath = roundedRect(446, 790, 308, 230, 22);
  return {
    box: [110, 260, 980, 880],
    outline: `${barrel}M404 600C404 300 796 300 796 600L764 600C764 360 436 360 436 600Z`,
    panels: [
      { path: barrel, colour: palette.base, weave: 'canvas', print: print({ ...commission, area }) },
      ...ends.map((path) => ({
        path,
        colour: spec.secondary ? palette.secondary : darker(palette.base, 0.14),
        weave: 'canvas' as const,
      })),
    ],
    folds: [
      {
        spine: [
          [300, 640],
          [340, 760],
          [330, 880],
          [360, 1060],
        ],
        width: 46,
        height: 0.28,
      },
      {
        spine: [
          [880, 640],
          [850, 780],
          [870, 900],
          [840, 1070],
        ],
        width: 46,
        height: -0.28,
      },
      {
        spine: [
          [440, 700],
          [540, 730],
          [640, 720],
          [760, 700],
        ],
        width: 34,
        height: -0.2,
      },
      {
        spine: [
          [200, 700],
          [230, 800],
          [210, 920],
          [240, 1040],
        ],
        width: 34,
        height: 0.2,
      },
      {
        spine: [
          [980, 720],
          [970, 840],
          [990, 940],
          [960, 1040],
        ],
        width: 34,
        height: -0.2,
      },
    ],
    heights: fill(barrel, '#868686') + line('M170 610H1030', '#9a9a9a', 30),
    surface: [
      seamZip('M262 600Q600 580 938 600', palette.base, [920, 594], palette.accent),
      ...ends.map((path) => seam(path, 3)),
      fill(pocketPath, palette.base),
      seam(pocketPath, 2.4),
      seamZip('M466 826H734', palette.base, [716, 820], palette.accent),
      group({ opacity: 0.9 }, webbing(handle(230), 34, darker(palette.trim, 0.12))),
      group({ transform: 'translate(0 14)' }, webbing(handle(270), 36, palette.trim)),
      ...[420, 780].map((x) => stitches(d`M${[x - 12, 700]}h24l-24 40h24Z`, palette.trim)),
      fill(roundedRect(540, 372, 120, 52, 16), darker(palette.base, 0.1)),
      stitches(roundedRect(546, 378, 108, 40, 12), palette.base),
      back
        ? makersMark([600, 920], 80, palette.accent)
        : emblem(sheet, spec.badge ?? 'none', [600, 926], 132, palette),
      spec.lettering && !back
        ? lettering(spec.lettering, { at: [600, 722], height: 60, colour: palette.accent, within: 300 })
        : '',
    ].join(''),
    close: { at: [620, 820], zoom: 2 },
    strength: 1.15,
    softness: 1.5,
  };
};

export const bags = { backpack, 'gym-bag': gymBag } satisfies Record<'backpack' | 'gym-bag', Drawer>;
