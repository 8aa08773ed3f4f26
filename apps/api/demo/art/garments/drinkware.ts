import type { Article } from '../cloth/article';
import { darker, lighter, mix } from '../colour';
import { d, roundedRect } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import { print } from '../patterns/pattern';
import { el, fill, group, line, type Sheet } from '../svg';
import type { Drawer } from './drawer';

/** Light across an upright cylinder: a window's glint on the left, shade round the right, light from the ground. */
function cylinder(sheet: Sheet, path: string, left: number, right: number, gloss: number): string {
  return fill(
    path,
    sheet.gradient(
      [
        [0, '#000', 0.42],
        [0.1, '#000', 0.1],
        [0.17, '#fff', 0.1 * gloss],
        [0.2, '#fff', 0.62 * gloss],
        [0.27, '#fff', 0.5 * gloss],
        [0.31, '#fff', 0.08 * gloss],
        [0.55, '#000', 0.02],
        [0.84, '#000', 0.3],
        [0.95, '#000', 0.42],
        [1, '#fff', 0.08],
      ],
      [left, 0, right, 0],
    ),
  );
}

const bottle: Drawer = (commission): Article => {
  const { palette, spec, sheet, back } = commission;
  const body =
    'M424 520C424 440 486 410 500 360L700 360C714 410 776 440 776 520L776 1290Q776 1352 714 1354L486 1354Q424 1352 424 1290Z';
  const lid = roundedRect(486, 214, 228, 140, 26);
  const loop = 'M540 216C520 110 680 110 660 216';
  const area = { left: 424, right: 776, top: 500, bottom: 1354 };
  const steel = mix(palette.base, '#c4c6cb', 0.92);
  return {
    box: [390, 110, 420, 1270],
    outline: `${body}${lid}M520 220C500 90 700 90 680 220H640C660 140 540 140 560 220Z`,
    panels: [
      { path: body, colour: palette.base, weave: 'woven', print: print({ ...commission, area }) },
      { path: lid, colour: darker(palette.trim, 0.08), weave: 'woven' },
    ],
    folds: [],
    heights: fill(body, '#848484'),
    surface: [
      line(loop, darker(palette.trim, 0.25), 38),
      line(loop, lighter(palette.trim, 0.12), 8, { transform: 'translate(-6 -6)', 'stroke-opacity': 0.5 }),
      fill('M500 340H700V366H500Z', steel),
      line(Array.from({ length: 22 }, (_, i) => d`M${[494 + i * 10, 236]}V330`).join(''), '#000', 4, {
        'stroke-opacity': 0.22,
      }),
      fill('M424 1262H776V1300Q776 1352 714 1354L486 1354Q424 1352 424 1300Z', steel),
      line('M424 1262H776', '#000', 2, { 'stroke-opacity': 0.3 }),
      back
        ? makersMark([600, 1140], 60, palette.accent)
        : emblem(sheet, spec.badge ?? 'none', [600, 600], 180, palette, 'printed'),
      spec.lettering
        ? group(
            { transform: 'translate(600 985) rotate(-90)' },
            lettering(spec.lettering, { at: [0, 0], height: 110, colour: palette.accent, within: 480 }),
          )
        : back
          ? ''
          : makersMark([600, 1000], 110, palette.accent),
      cylinder(sheet, body, 424, 776, 0.6),
      cylinder(sheet, lid, 486, 714, 0.35),
      line('M430 520C430 446 490 414 506 364', '#fff', 3, { 'stroke-opacity': 0.3 }),
    ].join(''),
    close: { at: [600, 660], zoom: 2 },
    strength: 0.5,
  };
};

const mug: Drawer = (commission): Article => {
  const { palette, spec, sheet, back } = commission;
  const side = back ? -1 : 1;
  const body =
    'M296 470C296 420 820 420 820 470L812 1060C808 1150 700 1176 558 1176C416 1176 308 1150 304 1060Z';
  const bow = 'M806 606C990 560 1010 640 1000 760C990 880 920 950 800 956';
  const rim = 'M296 470C296 404 820 404 820 470C820 536 296 536 296 470Z';
  const mouth = 'M314 470C314 420 802 420 802 470C802 522 314 522 314 470Z';
  const area = { left: 296, right: 820, top: 500, bottom: 1176 };
  const glazed = spec.secondary ? palette.secondary : palette.base;
  const turned = (children: string) =>
    side > 0 ? children : group({ transform: 'translate(1200 0) scale(-1 1)' }, children);
  return {
    box: [170, 380, 880, 830],
    outline:
      side > 0
        ? `${body}${rim}M800 640C950 590 964 660 958 750C950 850 900 900 806 910L800 986C960 980 1030 900 1036 760C1044 600 980 520 800 566Z`
        : 'M904 470C904 404 380 404 380 470L388 1060C392 1150 500 1176 642 1176C784 1176 892 1150 896 1060ZM400 566C220 520 156 600 164 760C170 900 240 980 400 986L394 910C300 900 250 850 242 750C236 660 250 590 400 640Z',
    panels: [],
    folds: [],
    surface:
      turned(
        [
          line(bow, glazed, 62),
          line(bow, '#000', 62, { 'stroke-opacity': 0.1 }),
          line(bow, '#fff', 10, { 'stroke-opacity': 0.35, transform: 'translate(-12 -14)' }),
          fill(body, palette.base),
          sheet.clipped(body, print({ ...commission, area })),
          fill(rim, lighter(palette.base, 0.12)),
          fill(mouth, glazed),
          fill(
            mouth,
            sheet.gradient([
              [0, '#000', 0.5],
              [1, '#000', 0.12],
            ]),
          ),
        ].join(''),
      ) +
      group(
        {},
        back
          ? ''
          : emblem(
              sheet,
              spec.badge ?? 'none',
              [540, spec.lettering ? 700 : 800],
              spec.lettering ? 240 : 330,
              palette,
              'printed',
            ),
        spec.lettering
          ? lettering(spec.lettering, {
              at: [back ? 650 : 545, back ? 830 : 960],
              height: 100,
              colour: palette.accent,
              within: 400,
            })
          : back
            ? makersMark([650, 830], 150, palette.accent)
            : '',
        turned(
          cylinder(sheet, body, 296, 820, 0.8) +
            line('M298 474C298 538 818 538 818 474', '#fff', 4, { 'stroke-opacity': 0.5 }) +
            el('ellipse', { cx: 558, cy: 1160, rx: 220, ry: 14, fill: '#fff', 'fill-opacity': 0.1 }),
        ),
      ),
    close: { at: [540, 760], zoom: 2 },
    strength: 0.45,
  };
};

export const drinkware = { bottle, mug } satisfies Record<'bottle' | 'mug', Drawer>;
