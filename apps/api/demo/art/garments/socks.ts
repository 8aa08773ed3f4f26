import type { Article, Panel } from '../cloth/article';
import type { Fold } from '../cloth/folds';
import { ribbing } from '../cloth/ribbing';
import { seam } from '../cloth/stitching';
import { d, type Point, round, shift } from '../geometry';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import { fill, group, line } from '../svg';
import type { Commission, Drawer } from './drawer';

type Sock = { path: string; at: (x: number, y: number) => Point };

const sock = (from: Point): Sock => {
  const at = (x: number, y: number): Point => shift(from, x, y);
  return {
    at,
    path: d`M${at(0, 0)}Q${at(106, 12)} ${at(212, 0)}C${at(226, 200)} ${at(214, 420)} ${at(196, 640)}C${at(194, 700)} ${at(222, 752)} ${at(290, 800)}L${at(420, 884)}C${at(500, 940)} ${at(486, 1046)} ${at(392, 1052)}C${at(330, 1056)} ${at(260, 1046)} ${at(196, 1016)}C${at(96, 968)} ${at(28, 900)} ${at(20, 800)}C${at(8, 640)} ${at(-14, 240)} ${at(0, 0)}Z`,
  };
};

function dress({ palette, spec, sheet }: Commission, { path, at }: Sock): string {
  const heel = d`M${at(-10, 760)}C${at(90, 760)} ${at(150, 850)} ${at(130, 990)}L${at(0, 980)}Z`;
  const toe = d`M${at(372, 840)}C${at(330, 910)} ${at(330, 990)} ${at(360, 1070)}L${at(520, 1070)}V${at(0, 800)[1]}Z`;
  const band = (y: number, height: number, colour: string) =>
    line(d`M${at(-20, y)}Q${at(106, y + 14)} ${at(240, y)}`, colour, height);
  const words = spec.lettering ?? '';
  return sheet.clipped(
    path,
    fill(heel, palette.trim),
    fill(toe, palette.trim),
    seam(heel),
    seam(toe),
    ribbing(d`M${at(-20, 44)}Q${at(106, 58)} ${at(240, 44)}`, 92, palette.trim, 8),
    spec.pattern && spec.pattern !== 'plain'
      ? [0, 1, 2].map((i) => band(150 + i * 74, 36, palette.secondary)).join('')
      : band(132, 26, palette.secondary) + band(172, 14, palette.accent),
    ...Array.from({ length: 5 }, (_, i) =>
      line(
        d`M${at(190 - i * 4, 690 + i * 14)}C${at(150 - i * 6, 700 + i * 16)} ${at(110, 720 + i * 20)} ${at(80, 762 + i * 20)}`,
        '#000',
        3,
        { 'stroke-opacity': 0.09 },
      ),
    ),
    words
      ? group(
          { transform: `translate(${round(at(104, 480)[0])} ${round(at(104, 480)[1])}) rotate(90)` },
          lettering(words, { at: [0, 0], height: 66, colour: palette.accent, within: 330 }),
        )
      : makersMark(at(104, 430), 60, palette.accent),
  );
}

function folds({ chance }: Commission, { at }: Sock): Fold[] {
  const fold = (points: readonly [Point, Point, Point, Point], width: number, height: number): Fold => ({
    spine: points,
    width: width * chance.between(0.8, 1.2),
    height: height * chance.between(0.7, 1.1),
  });
  return [
    fold([at(60, 130), at(56, 300), at(70, 460), at(60, 640)], 40, 0.2),
    fold([at(150, 160), at(160, 300), at(146, 420), at(150, 560)], 34, -0.22),
    fold([at(200, 640), at(150, 690), at(100, 720), at(44, 730)], 22, 0.34),
    fold([at(204, 690), at(160, 740), at(110, 770), at(60, 776)], 20, -0.32),
    fold([at(214, 730), at(180, 800), at(140, 840), at(100, 860)], 22, 0.3),
    fold([at(230, 820), at(290, 900), at(350, 950), at(430, 990)], 34, 0.24),
    fold([at(10, 560), at(60, 600), at(110, 590), at(170, 600)], 18, -0.2),
  ];
}

const pair: Drawer = (commission): Article => {
  const { palette, chance } = commission;
  const socks = [sock([430 + chance.jitter(6), 170]), sock([222, 256 + chance.jitter(6)])];
  const cloth = (s: Sock): Panel => ({
    path: s.path,
    colour: palette.base,
    weave: 'rib',
    print: dress(commission, s),
  });
  return {
    box: [170, 120, 820, 1260],
    outline: socks.map((s) => s.path).join(''),
    panels: socks.map(cloth),
    folds: folds(commission, socks[1] ?? sock([222, 256])),
    heights: line(socks[1]?.path ?? '', '#5c5c5c', 12, { 'stroke-opacity': 0.5 }),
    close: { at: [420, 470], zoom: 2.5 },
    strength: 0.95,
  };
};

export const socks = { socks: pair } satisfies Record<'socks', Drawer>;
