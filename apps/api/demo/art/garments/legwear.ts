import type { Article, Panel } from '../cloth/article';
import { eyelet, hangingCord } from '../cloth/cord';
import type { Fold } from '../cloth/folds';
import { ribbing } from '../cloth/ribbing';
import { piping, seam, stitches } from '../cloth/stitching';
import { zippedPocket } from '../cloth/zip';
import { d, lerp, type Point } from '../geometry';
import { emblem } from '../marks/emblem';
import { lettering } from '../marks/lettering';
import { makersMark } from '../marks/makers-mark';
import { print } from '../patterns/pattern';
import type { Garment } from '../spec';
import { line } from '../svg';
import type { Commission, Drawer } from './drawer';
import type { Seen } from './leg-cut';
import { cutLegs, type Legs, legFolds, legPath, outerSeam } from './leg-cut';

type Legwear = Extract<Garment, 'shorts' | 'track-pants'>;

const shortLegs: Seen = {
  waist: [262, 340],
  hip: [318, 640],
  hemOuter: [404, 1110],
  hemInner: [34, 1146],
  rise: 812,
};
const longLegs: Seen = {
  waist: [206, 176],
  hip: [258, 470],
  hemOuter: [300, 1352],
  hemInner: [118, 1362],
  rise: 596,
};

function waistband({ palette, spec, back }: Commission, legs: Legs) {
  const middle = d`M${[legs.left.waist[0] - 10, legs.left.waist[1] + 30]}Q${[600, legs.left.waist[1] + 58]} ${[legs.right.waist[0] + 10, legs.right.waist[1] + 30]}`;
  const colour = spec.trim ? palette.trim : palette.base;
  const y = legs.left.waist[1];
  return {
    surface: [
      ribbing(middle, 66, colour, 11),
      ...[12, 44].map((dy) =>
        stitches(
          d`M${[legs.left.waist[0] - 10, y + dy - 4]}Q${[600, y + dy + 26]} ${[legs.right.waist[0] + 10, y + dy - 4]}`,
          colour,
        ),
      ),
    ].join(''),
    heights: line(middle, '#8c8c8c', 56),
    finish: back
      ? ''
      : [-1, 1]
          .map((side) => {
            const from: Point = [600 + side * 30, y + 44];
            const end: Point = [600 + side * (44 - side * 8), y + 220 + side * 16];
            return (
              eyelet(from, 8) +
              hangingCord(
                d`M${from}C${[from[0] + side * 26, y + 100]} ${[from[0] - side * 16, y + 150]} ${end}`,
                end,
                palette.accent,
                9,
              )
            );
          })
          .join(''),
  };
}

function marks({ spec, palette, sheet, back }: Commission, legs: Legs, short: boolean): string {
  if (back) return short ? '' : makersMark([470, legs.left.waist[1] + 180], 26, palette.accent);
  const [y, x] = short ? [980, 196] : [legs.left.waist[1] + 240, 150];
  return [
    emblem(sheet, spec.badge ?? 'none', [600 + x, y], short ? 86 : 66, palette),
    spec.number !== undefined && short
      ? lettering(String(spec.number), {
          at: [600 - x, y - 6],
          height: 96,
          colour: palette.accent,
          outline: palette.base,
        })
      : makersMark([600 - x, y], short ? 44 : 36, palette.accent),
  ].join('');
}

function hems({ palette, sheet }: Commission, legs: Legs, short: boolean): string {
  return [legs.left, legs.right]
    .map((leg) => {
      const edge = (up: number) =>
        d`M${[leg.hemOuter[0] + leg.side * 30, leg.hemOuter[1] - up - 4]}Q${lerp([leg.hemOuter[0], leg.hemOuter[1] - up], [leg.hemInner[0], leg.hemInner[1] - up + 12], 0.5)} ${[leg.hemInner[0] - leg.side * 30, leg.hemInner[1] - up]}`;
      return short
        ? stitches(edge(24), palette.base) + stitches(edge(31), palette.base)
        : sheet.clipped(legPath(leg, legs.rise), ribbing(edge(30), 78, palette.trim, 8));
    })
    .join('');
}

function legwear(kind: Legwear): Drawer {
  const short = kind === 'shorts';
  return (commission): Article => {
    const { palette, spec, chance, back } = commission;
    const legs = cutLegs(short ? shortLegs : longLegs, chance);
    const area = {
      left: legs.left.hemOuter[0] - 10,
      right: legs.right.hemOuter[0] + 10,
      top: legs.left.waist[1],
      bottom: legs.left.hemOuter[1] + 40,
    };
    const printed = print({ ...commission, area });
    const panels = [legs.left, legs.right].map(
      (leg): Panel => ({
        path: legPath(leg, legs.rise),
        colour: palette.base,
        weave: short ? 'mesh' : 'jersey',
        print: printed,
      }),
    );
    const band = waistband(commission, legs);
    const folds: readonly Fold[] = legFolds(legs, chance);
    const { waist } = legs.left;
    const crotch = d`M${[600, waist[1] + 50]}C${[604, waist[1] + 160]} ${[598, legs.rise - 120]} ${[600, legs.rise]}`;
    return {
      box: [120, 110, 960, 1310],
      outline: panels.map(({ path }) => path).join(''),
      panels,
      folds,
      heights: band.heights,
      surface: [
        seam(crotch, 2.4),
        stitches(
          d`M${[608, waist[1] + 60]}C${[612, waist[1] + 160]} ${[606, legs.rise - 120]} ${[606, legs.rise - 10]}`,
          palette.base,
        ),
        ...[legs.left, legs.right].map((leg) =>
          spec.trim || spec.secondary
            ? piping(outerSeam(leg, short ? 46 : 30), palette.trim, short ? 12 : 18)
            : seam(outerSeam(leg, 34)),
        ),
        hems(commission, legs, short),
        short || back
          ? ''
          : [legs.left, legs.right]
              .map(({ side }) =>
                zippedPocket(
                  [600 + side * 196, waist[1] + 128],
                  [600 + side * 226, waist[1] + 300],
                  palette.base,
                  palette.accent,
                ),
              )
              .join(''),
        marks(commission, legs, short),
        band.surface,
      ].join(''),
      finish: band.finish,
      close: { at: [600, waist[1] + 190], zoom: 2.5 },
      strength: 1,
    };
  };
}

export const legwears: Record<Legwear, Drawer> = {
  shorts: legwear('shorts'),
  'track-pants': legwear('track-pants'),
};
