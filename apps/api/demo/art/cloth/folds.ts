import { d, lerp, type Point, towards } from '../geometry';
import { group } from '../svg';

/** A ridge (height > 0) or valley (height < 0) along a curve; `width` in user units, height from -1 to 1. */
export type Fold = {
  spine: readonly [Point, Point, Point, Point];
  width: number;
  height: number;
};

const contours = [1, 0.72, 0.46, 0.22];

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** One contour line of a hill: `share` of the fold's width, and a little shorter the higher it lies. */
function contour({ spine: [p0, p1, p2, p3], width }: Fold, share: number): string {
  const inset = (1 - share) * 0.32;
  const start = whole(lerp(p0, p1, inset));
  const end = whole(lerp(p3, p2, inset));
  const [tx, ty] = towards(p0, p3);
  const reach = width * share * 0.67;
  const beside = ([x, y]: Point, sign: number): Point => [
    Math.round(x - ty * reach * sign),
    Math.round(y + tx * reach * sign),
  ];
  return d`M${start}C${beside(p1, 1)} ${beside(p2, 1)} ${end}C${beside(p2, -1)} ${beside(p1, -1)} ${start}Z`;
}

/** Folds as heights: white rises, black sinks. */
export function foldHeights(folds: readonly Fold[]): string {
  return folds
    .map((fold) => {
      const step = 1 - (1 - Math.min(0.9, Math.abs(fold.height))) ** (1 / contours.length);
      return group(
        { fill: fold.height > 0 ? '#fff' : '#000', 'fill-opacity': step },
        ...contours.map((share) => `<path d="${contour(fold, share)}"/>`),
      );
    })
    .join('');
}
