import { type Point, round } from '../geometry';
import { fill, group, line } from '../svg';

/** The invented maker's mark: a centre circle cut by the halfway line. `size` is its height. */
export function makersMark([x, y]: Point, size: number, colour: string): string {
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${Math.round((size / 40) * 1000) / 1000})` },
    line('M-3.6-15.5A16 16 0 1 0-3.6 15.5M3.6-15.5A16 16 0 0 1 3.6 15.5', colour, 5),
    fill('M-2.4-20H2.4V-6H-2.4ZM-2.4 6H2.4V20H-2.4Z', colour),
  );
}

/** A small woven label, folded into a seam. */
export function wovenLabel(
  [x, y]: Point,
  width: number,
  height: number,
  cloth: string,
  thread: string,
): string {
  const [left, top] = [round(x - width / 2), round(y)];
  return group(
    { transform: `translate(${left} ${top})` },
    fill(`M1 3H${width + 2}V${height + 4}H1Z`, '#000', 0.3),
    fill(`M0 0H${width}V${height}H0Z`, cloth),
    line(`M0 3H${width}M0 ${height - 3}H${width}`, thread, 1, {
      'stroke-dasharray': '2 1.6',
      'stroke-opacity': 0.6,
    }),
    makersMark([width / 2, height / 2 - 2], height * 0.5, thread),
    line(`M${width * 0.28} ${height * 0.83}H${width * 0.72}`, thread, 1.4, { 'stroke-opacity': 0.7 }),
  );
}
