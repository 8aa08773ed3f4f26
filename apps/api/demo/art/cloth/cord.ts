import { darker } from '../colour';
import { circle, d, type Point, round } from '../geometry';
import type { Hex } from '../spec';
import { fill, group, line } from '../svg';

/** A braided cord hanging from an eyelet to its tip, with a metal end. */
export function hangingCord(path: string, end: Point, colour: Hex, thickness = 8): string {
  return group(
    {},
    group(
      { transform: 'translate(4 7)' },
      line(path, '#000', thickness, { 'stroke-opacity': 0.22, 'stroke-linecap': 'round' }),
    ),
    line(path, darker(colour, 0.35), thickness + 1.4, { 'stroke-linecap': 'round' }),
    line(path, colour, thickness, { 'stroke-linecap': 'round' }),
    line(path, '#000', thickness, { 'stroke-dasharray': '1.4 3', 'stroke-opacity': 0.2 }),
    line(d`M${[end[0], end[1] - 6]}v26`, '#8d8d92', thickness + 1),
    line(d`M${[end[0] - 1.6, end[1] - 6]}v26`, '#d8d8dc', thickness / 3.4),
  );
}

export function eyelet([x, y]: Point, r = 9): string {
  return group(
    { transform: `translate(${round(x)} ${round(y)})` },
    fill(circle([1, 2.5], r), '#000', 0.3),
    fill(circle([0, 0], r), '#a9a9ae'),
    line(circle([-0.4, -0.6], r - 1.6), '#e6e6ea', 1.4),
    fill(circle([0, 0], r * 0.5), '#222226'),
  );
}
