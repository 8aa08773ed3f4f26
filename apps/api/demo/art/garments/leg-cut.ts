import type { Fold } from '../cloth/folds';
import { d, lerp, type Point } from '../geometry';
import type { Chance } from '../seeded';

type Reach = readonly [out: number, y: number];

/** Half of a pair of shorts or trousers; `rise` is where the legs part. */
export type Seen = { waist: Reach; hip: Reach; hemOuter: Reach; hemInner: Reach; rise: number };
export type Leg = { side: -1 | 1; waist: Point; hip: Point; hemOuter: Point; hemInner: Point };
export type Legs = { left: Leg; right: Leg; rise: number };

export function cutLegs(measures: Seen, chance: Chance): Legs {
  const leg = (side: -1 | 1): Leg => {
    const swing = chance.jitter(10);
    const at = ([out, y]: Reach, by: number): Point => [600 + side * (out + by), y + chance.jitter(4)];
    return {
      side,
      waist: [600 + side * measures.waist[0], measures.waist[1]],
      hip: at(measures.hip, chance.jitter(6)),
      hemOuter: at(measures.hemOuter, swing),
      hemInner: at(measures.hemInner, swing),
    };
  };
  return { left: leg(-1), right: leg(1), rise: measures.rise };
}

/** One leg with its half of the seat; both are wound the same way. */
export function legPath({ side, waist, hip, hemOuter, hemInner }: Leg, rise: number): string {
  const knee = lerp(hip, hemOuter, 0.4);
  const top: Point = [600, waist[1] + 24];
  const hem: Point = [(hemOuter[0] + hemInner[0]) / 2, (hemOuter[1] + hemInner[1]) / 2 + 16];
  const thigh: Point = [600 + side * 8, rise + 20];
  const inner = lerp(thigh, hemInner, 0.45);
  return side > 0
    ? d`M${top}Q${[(top[0] + waist[0]) / 2, top[1] - 2]} ${waist}C${[waist[0] + side * 12, waist[1] + 110]} ${[hip[0] - side * 8, hip[1] - 120]} ${hip}C${[hip[0] + side * 12, hip[1] + 120]} ${knee} ${hemOuter}Q${hem} ${hemInner}C${inner} ${[thigh[0] + side * 14, thigh[1] + 90]} ${[600, rise]}Z`
    : d`M${top}L${[600, rise]}C${[thigh[0] + side * 14, thigh[1] + 90]} ${inner} ${hemInner}Q${hem} ${hemOuter}C${knee} ${[hip[0] + side * 12, hip[1] + 120]} ${hip}C${[hip[0] - side * 8, hip[1] - 120]} ${[waist[0] + side * 12, waist[1] + 110]} ${waist}Q${[(top[0] + waist[0]) / 2, top[1] - 2]} ${top}Z`;
}

/** A line down the outside of the leg, `inset` from its edge. */
export function outerSeam({ side, waist, hip, hemOuter }: Leg, inset: number): string {
  const inward = (p: Point, by: number): Point => [p[0] - side * by, p[1]];
  return d`M${inward(waist, inset * 0.7)}C${inward([waist[0] + side * 12, waist[1] + 110], inset)} ${inward([hip[0] - side * 8, hip[1] - 120], inset)} ${inward(hip, inset)}C${inward([hip[0] + side * 12, hip[1] + 120], inset)} ${inward(lerp(hip, hemOuter, 0.4), inset)} ${inward([hemOuter[0], hemOuter[1] + 20], inset * 0.8)}`;
}

/** Gathers under the waistband, tension at the crotch, drapes down the legs, and a knee's slack on long ones. */
export function legFolds({ left, right, rise }: Legs, chance: Chance): Fold[] {
  return [left, right].flatMap((leg) => {
    const { side, waist, hip, hemOuter, hemInner } = leg;
    const long = hemOuter[1] - rise;
    const at = (across: number, down: number): Point =>
      lerp(
        lerp([600, waist[1] + 50], hemInner, down),
        lerp([waist[0], waist[1] + 50], hemOuter, down),
        across,
      );
    const loose = (p: Point, by: number): Point => [p[0] + chance.jitter(by), p[1] + chance.jitter(by)];
    const fold = (a: Point, b: Point, c: Point, e: Point, width: number, height: number): Fold => ({
      spine: [a, loose(b, 16), loose(c, 20), loose(e, 26)],
      width: width * chance.between(0.8, 1.2),
      height: height * chance.between(0.4, 1.2),
    });
    const gathers = Array.from({ length: 5 }, (_, i) => {
      const x = 0.12 + i * 0.19;
      return fold(
        at(x, 0.03),
        at(x + 0.01, 0.08),
        at(x + 0.02, 0.14),
        at(x, 0.2 + chance.between(0, 0.1)),
        16,
        i % 2 ? -0.3 : 0.3,
      );
    });
    const crotch: Point = [600 + side * 4, rise - 6];
    const drapes = [
      fold(
        crotch,
        lerp(crotch, hip, 0.3),
        lerp(crotch, hip, 0.6),
        [hip[0] - side * 60, hip[1] - 60],
        30,
        0.16,
      ),
      fold(
        crotch,
        [600 + side * 60, rise + 10],
        [600 + side * 120, rise + 60],
        [600 + side * 180, rise + 150],
        32,
        -0.2,
      ),
      fold(
        [600 + side * 4, rise - 60],
        [600 + side * 40, rise - 100],
        [600 + side * 90, rise - 130],
        [600 + side * 150, rise - 150],
        26,
        -0.14,
      ),
      fold(at(0.62, 0.3), at(0.62, 0.5), at(0.6, 0.74), at(0.58, 1.02), 40, 0.28),
      fold(at(0.34, 0.56), at(0.36, 0.7), at(0.34, 0.86), at(0.36, 1.03), 36, -0.24),
      fold(at(0.84, 0.4), at(0.86, 0.6), at(0.84, 0.8), at(0.82, 1.02), 34, -0.22),
    ];
    if (long < 500) return gathers.concat(drapes);
    const slack = [0.58, 0.64, 0.7, 0.84, 0.89, 0.93].map((down, i) =>
      fold(
        at(i % 2 ? 0.04 : 0.96, down),
        at(i % 2 ? 0.3 : 0.7, down + 0.012),
        at(0.5, down + (i % 2 ? 0.03 : 0.02)),
        at(i % 2 ? 0.78 : 0.22, down + 0.03),
        24,
        i % 3 ? 0.24 : -0.24,
      ),
    );
    return gathers.concat(drapes, slack);
  });
}
