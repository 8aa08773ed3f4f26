import type { Fold } from '../cloth/folds';
import { lerp, type Point } from '../geometry';
import type { Chance } from '../seeded';
import { centre, type Half, type TopCut } from './top-cut';

const spread = (p: Point, chance: Chance, by: number): Point => [
  p[0] + chance.jitter(by),
  p[1] + chance.jitter(by),
];

function fold(
  chance: Chance,
  points: readonly [Point, Point, Point, Point],
  width: number,
  height: number,
): Fold {
  const [a, b, c, e] = points;
  return {
    spine: [a, spread(b, chance, 16), spread(c, chance, 24), spread(e, chance, 36)],
    width: width * chance.between(0.8, 1.2),
    height: height * chance.between(0.5, 1.2),
  };
}

/** Tension from the armpit, drapes down the side, and the hem's slow waves. */
function bodyHalf({ armpit, shoulder, waist, hem, neck, at }: Half, chance: Chance): Fold[] {
  const out = Math.abs(armpit[0] - centre);
  const low = Math.abs(hem[0] - centre);
  const y = (share: number) => armpit[1] + (hem[1] - armpit[1]) * share;
  const pinch = chance.between(0.04, 0.2);
  return [
    fold(
      chance,
      [at(out + 6, y(-0.03)), at(out - 60, y(-0.05)), at(out - 130, y(-0.02)), at(out - 205, y(0.06))],
      26,
      0.2,
    ),
    fold(
      chance,
      [at(out - 2, y(0.02)), at(out - 56, y(0.05)), at(out - 112, y(0.13)), at(out - 160, y(0.25))],
      36,
      -0.26,
    ),
    fold(
      chance,
      [at(out + 4, y(0.04)), at(out - 34, y(0.14)), at(out - 76, y(0.3)), at(out - 96, y(0.54))],
      40,
      0.3,
    ),
    fold(
      chance,
      [at(out - 16, y(0.14)), at(out - 30, y(0.36)), at(out - 44, y(0.58)), at(out - 40, y(0.9))],
      36,
      -0.24,
    ),
    fold(
      chance,
      [at(low * 0.8, hem[1] + 24), at(low * 0.82, y(0.8)), at(low * 0.72, y(0.6)), at(low * 0.66, y(0.36))],
      40,
      0.24,
    ),
    fold(
      chance,
      [at(low * 0.54, hem[1] + 30), at(low * 0.52, y(0.86)), at(low * 0.46, y(0.66)), at(low * 0.52, y(0.4))],
      52,
      -0.22,
    ),
    fold(
      chance,
      [at(low * 0.28, hem[1] + 34), at(low * 0.28, y(0.86)), at(low * 0.22, y(0.62)), at(low * 0.3, y(0.34))],
      60,
      0.2,
    ),
    fold(
      chance,
      [
        at(out + 2, waist[1] - 60),
        at(out - 50, waist[1] - 10),
        at(out - 96, waist[1] + 60),
        at(out - 120, waist[1] + 150),
      ],
      30,
      -pinch,
    ),
    fold(
      chance,
      [
        at(out + 4, waist[1] + 40),
        at(out - 40, waist[1] + 84),
        at(out - 64, waist[1] + 140),
        at(out - 78, waist[1] + 210),
      ],
      26,
      pinch,
    ),
    fold(
      chance,
      [
        lerp(neck, shoulder, 0.45),
        at(out * 0.6, shoulder[1] + 90),
        at(out * 0.68, armpit[1] - 130),
        at(out * 0.72, armpit[1] - 40),
      ],
      36,
      0.16,
    ),
    fold(
      chance,
      [
        lerp(neck, shoulder, 0.85),
        at(out - 30, shoulder[1] + 80),
        at(out - 36, shoulder[1] + 150),
        at(out - 30, armpit[1] - 50),
      ],
      26,
      -0.2,
    ),
  ];
}

/** Creases that fan out of the armpit over a short sleeve, and one drape along it. */
function shortSleeve({ shoulder, armpit, cuffOuter, cuffInner, outerBend }: Half, chance: Chance): Fold[] {
  const outer = (t: number) => lerp(lerp(shoulder, outerBend[1], Math.min(1, t * 1.6)), cuffOuter, t * t);
  const middle = (t: number, across: number) =>
    lerp(lerp(shoulder, armpit, across), lerp(cuffOuter, cuffInner, across), t);
  return [
    fold(chance, [armpit, middle(0.16, 0.7), middle(0.22, 0.5), outer(0.34)], 22, 0.26),
    fold(
      chance,
      [lerp(armpit, cuffInner, 0.22), middle(0.36, 0.66), middle(0.44, 0.44), outer(0.6)],
      20,
      -0.34,
    ),
    fold(
      chance,
      [lerp(armpit, cuffInner, 0.34), middle(0.5, 0.7), middle(0.6, 0.52), middle(0.74, 0.3)],
      18,
      0.34,
    ),
    fold(chance, [middle(0.1, 0.2), middle(0.4, 0.24), middle(0.7, 0.28), middle(0.98, 0.34)], 30, 0.22),
    fold(chance, [middle(1.02, 0.66), middle(0.8, 0.64), middle(0.62, 0.62), middle(0.46, 0.6)], 22, -0.26),
  ];
}

/** The elbow's zigzag and the slack above the cuff. */
function longSleeve({ shoulder, armpit, cuffOuter, cuffInner }: Half, chance: Chance): Fold[] {
  const at = (t: number, across: number) =>
    lerp(lerp(shoulder, armpit, across), lerp(cuffOuter, cuffInner, across), t);
  const slants: readonly (readonly [from: number, to: number, width: number, height: number])[] = [
    [0.14, 0.06, 22, 0.36],
    [0.22, 0.12, 24, -0.34],
    [0.34, 0.44, 24, 0.36],
    [0.42, 0.5, 22, -0.36],
    [0.52, 0.44, 24, 0.38],
    [0.6, 0.54, 20, -0.3],
    [0.76, 0.84, 20, 0.34],
    [0.84, 0.8, 18, -0.34],
    [0.9, 0.93, 16, 0.34],
  ];
  return [
    ...slants.map(([from, to, width, height], i) => {
      const [a, b] = i % 2 ? [0.02, 0.72] : [0.98, 0.24];
      return fold(
        chance,
        [
          at(from, a),
          at(from + (to - from) * 0.2, a + (b - a) * 0.35),
          at(from + (to - from) * 0.7, a + (b - a) * 0.7),
          at(to, b),
        ],
        width,
        height,
      );
    }),
    fold(chance, [at(0.04, 0.3), at(0.2, 0.34), at(0.4, 0.3), at(0.6, 0.4)], 30, 0.26),
    fold(chance, [at(0.5, 0.66), at(0.64, 0.6), at(0.78, 0.6), at(0.92, 0.5)], 24, -0.24),
  ];
}

/** All folds of a top lying flat. */
export function topFolds(cut: TopCut, chance: Chance, sleeves: 'short' | 'long'): Fold[] {
  const { left, right } = cut;
  const onSleeve = sleeves === 'short' ? shortSleeve : longSleeve;
  const [top, low] = [left.armpit[1], left.hem[1]];
  const drop = low - top;
  return [
    ...[left, right].flatMap((half) => bodyHalf(half, chance).concat(onSleeve(half, chance))),
    fold(
      chance,
      [
        [centre - 20, top - 60],
        [centre + 40, top + drop * 0.2],
        [centre - 50, top + drop * 0.5],
        [centre - 10, top + drop * 0.86],
      ],
      74,
      0.16,
    ),
    fold(
      chance,
      [
        [centre + 60, low + 24],
        [centre + 40, low - drop * 0.2],
        [centre + 90, low - drop * 0.36],
        [centre + 20, low - drop * 0.62],
      ],
      36,
      -0.2,
    ),
  ];
}
