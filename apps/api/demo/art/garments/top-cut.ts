import { d, lerp, type Point } from '../geometry';
import type { Chance } from '../seeded';

export const centre = 600;

/** A point of one half of a garment: its distance from the centre line, and its height on the sheet. */
type Reach = readonly [out: number, y: number];

/** Half a top, laid flat. */
export type TopMeasures = {
  neck: Reach;
  shoulder: Reach;
  armpit: Reach;
  waist: Reach;
  hem: Reach;
  /** How far the hem hangs in the middle. */
  sag: number;
  /** The sleeve's outer edge bends through these on its way to the cuff. */
  outerBend: readonly [Reach, Reach];
  cuffOuter: Reach;
  cuffInner: Reach;
  innerBend: readonly [Reach, Reach];
};

export type Half = { [part in Exclude<keyof TopMeasures, 'sag' | 'outerBend' | 'innerBend'>]: Point } & {
  outerBend: readonly [Point, Point];
  innerBend: readonly [Point, Point];
  /** -1 on the viewer's left, 1 on the right. */
  side: -1 | 1;
  at: (out: number, y: number) => Point;
};

export type TopCut = { left: Half; right: Half; sag: number; measures: TopMeasures };

function half(measures: TopMeasures, side: -1 | 1, chance: Chance): Half {
  const at = (out: number, y: number): Point => [centre + side * out, y];
  const loose = ([out, y]: Reach, by: number) => at(out + chance.jitter(by), y + chance.jitter(by));
  const swing = chance.jitter(9);
  const swung = ([out, y]: Reach) => at(out + swing + chance.jitter(3), y - swing * 0.5 + chance.jitter(3));
  const [o1, o2] = measures.outerBend;
  const [i1, i2] = measures.innerBend;
  return {
    side,
    at,
    neck: at(...measures.neck),
    shoulder: loose(measures.shoulder, 3),
    armpit: loose(measures.armpit, 4),
    waist: loose(measures.waist, 7),
    hem: loose(measures.hem, 6),
    outerBend: [loose(o1, 3), swung(o2)],
    cuffOuter: swung(measures.cuffOuter),
    cuffInner: swung(measures.cuffInner),
    innerBend: [swung(i1), loose(i2, 3)],
  };
}

export function cutTop(measures: TopMeasures, chance: Chance): TopCut {
  return { left: half(measures, -1, chance), right: half(measures, 1, chance), sag: measures.sag, measures };
}

/** The armhole from shoulder to armpit, as two control points. */
const armhole = ({ shoulder, armpit, side }: Half): readonly [Point, Point] => [
  [shoulder[0] - side * 16, shoulder[1] + (armpit[1] - shoulder[1]) * 0.42],
  [armpit[0] - side * 46, armpit[1] - (armpit[1] - shoulder[1]) * 0.26],
];

export function armholeLine(half: Half): string {
  const [a, b] = armhole(half);
  return d`M${half.shoulder}C${a} ${b} ${half.armpit}`;
}

/** Where a raglan sleeve's seam leaves the neckline. */
const raglanStart = ({ at, neck }: Half): Point => at(Math.abs(neck[0] - centre) - 18, neck[1] + 52);

export function raglanLine(half: Half): string {
  const start = raglanStart(half);
  const { armpit, side } = half;
  return d`M${start}C${lerp(start, [armpit[0], armpit[1] - 140], 0.4)} ${[armpit[0] - side * 56, armpit[1] - 110]} ${armpit}`;
}

/** The side from armpit to hem, as it goes on from the armpit. */
const sideDown = ({ armpit, waist, hem, side }: Half) =>
  d`C${[armpit[0] - side * 5, armpit[1] + 110]} ${[waist[0], waist[1] - 130]} ${waist}S${[hem[0] - side * 2, hem[1] - 150]} ${hem}`;

/** The same side, going on from the hem. */
const sideUp = ({ armpit, waist, hem, side }: Half) =>
  d`C${[hem[0] - side * 2, hem[1] - 150]} ${[waist[0], waist[1] + (waist[1] - armpit[1]) * 0.35]} ${waist}S${[armpit[0] - side * 5, armpit[1] + 110]} ${armpit}`;

export const sideLine = (half: Half) => d`M${half.armpit}${sideDown(half)}`;

/** The hem from right to left, `up` above its edge. */
export function hemLine({ left, right, sag }: TopCut, up = 0, start: 'M' | 'L' = 'M'): string {
  const [r, l]: [Point, Point] = [
    [right.hem[0], right.hem[1] - up],
    [left.hem[0], left.hem[1] - up],
  ];
  return d`${start}${r}C${[r[0] - 150, r[1] + sag]} ${[l[0] + 150, l[1] + sag]} ${l}`;
}

/** The neckline's edge behind, from left to right. */
export const neckEdge = ({ left, right }: TopCut) =>
  d`M${left.neck}C${[centre - 50, left.neck[1] + 14]} ${[centre + 50, right.neck[1] + 14]} ${right.neck}`;

/** The trunk; `hem` leads from the right hem to the left one, straight across by default. */
export function bodyPath(cut: TopCut, hem = hemLine(cut, 0, 'L')): string {
  const { left, right } = cut;
  const [ra, rb] = armhole(right);
  const [la, lb] = armhole(left);
  return [
    neckEdge(cut),
    d`Q${lerp(right.neck, right.shoulder, 0.5)} ${right.shoulder}C${ra} ${rb} ${right.armpit}`,
    sideDown(right),
    hem,
    sideUp(left),
    d`C${lb} ${la} ${left.shoulder}Q${lerp(left.neck, left.shoulder, 0.5)} ${left.neck}Z`,
  ].join('');
}

/** The sleeve, reaching a little under the body; wound like the body, so that overlaps never cancel out. */
export function sleevePath(half: Half): string {
  const { shoulder, armpit, outerBend, cuffOuter, cuffInner, innerBend, side } = half;
  const cuffMiddle = lerp(cuffOuter, cuffInner, 0.5);
  const hem: Point = [cuffMiddle[0] - side * 2, cuffMiddle[1] + 9];
  const hidden: readonly [Point, Point] = [
    [armpit[0] - side * 40, armpit[1] - 10],
    [shoulder[0] - side * 40, shoulder[1] + 22],
  ];
  return side > 0
    ? d`M${shoulder}C${outerBend[0]} ${outerBend[1]} ${cuffOuter}Q${hem} ${cuffInner}C${innerBend[0]} ${innerBend[1]} ${armpit}L${hidden[0]}L${hidden[1]}Z`
    : d`M${shoulder}L${hidden[1]}L${hidden[0]}L${armpit}C${innerBend[1]} ${innerBend[0]} ${cuffInner}Q${hem} ${cuffOuter}C${outerBend[1]} ${outerBend[0]} ${shoulder}Z`;
}

/** A raglan sleeve: up to the neckline. */
export function raglanPath(half: Half): string {
  const { neck, shoulder, armpit, outerBend, cuffOuter, cuffInner, innerBend, side } = half;
  const cuffMiddle = lerp(cuffOuter, cuffInner, 0.5);
  const start = raglanStart(half);
  return d`M${neck}Q${lerp(neck, shoulder, 0.5)} ${shoulder}C${outerBend[0]} ${outerBend[1]} ${cuffOuter}Q${[cuffMiddle[0] - side * 2, cuffMiddle[1] + 9]} ${cuffInner}C${innerBend[0]} ${innerBend[1]} ${armpit}C${[armpit[0] - side * 56, armpit[1] - 110]} ${lerp(start, [armpit[0], armpit[1] - 140], 0.4)} ${start}Z`;
}

export const outlineOf = (cut: TopCut) => bodyPath(cut) + sleevePath(cut.left) + sleevePath(cut.right);

/** A band across the end of the sleeve, `depth` long; wider than the sleeve, to be cut to it. */
export function cuffBand(half: Half, depth: number, from = 0): string {
  const { cuffOuter, cuffInner, innerBend, outerBend, side } = half;
  const up: Point = [
    (innerBend[0][0] + outerBend[1][0]) / 2 - (cuffOuter[0] + cuffInner[0]) / 2,
    (innerBend[0][1] + outerBend[1][1]) / 2 - (cuffOuter[1] + cuffInner[1]) / 2,
  ];
  const length = Math.hypot(...up);
  const raise = (p: Point, by: number): Point => [p[0] + (up[0] / length) * by, p[1] + (up[1] / length) * by];
  const a = lerp(cuffOuter, cuffInner, -0.12);
  const b = lerp(cuffOuter, cuffInner, 1.12);
  const m: Point = [(a[0] + b[0]) / 2 - side * 2, (a[1] + b[1]) / 2 + 9];
  if (depth === 0) return d`M${raise(a, from)}Q${raise(m, from)} ${raise(b, from)}`;
  return d`M${raise(a, from - 14)}Q${raise(m, from - 14)} ${raise(b, from - 14)}L${raise(b, from + depth)}Q${raise(m, from + depth)} ${raise(a, from + depth)}Z`;
}
