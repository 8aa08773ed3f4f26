import { darker, lighter, lightness } from '../colour';
import { d, type Point, round } from '../geometry';
import type { Hex } from '../spec';
import { el, fill, group, line } from '../svg';

/** A closed zip along a line from `from` to `to`, its slider at the start. */
export function zip(from: Point, to: Point, tape: Hex, puller: Hex): string {
  const path = d`M${from}L${to}`;
  const metal = lightness(tape) < 0.4 ? lighter(tape, 0.42) : darker(tape, 0.38);
  const teeth = (offset: number, shade: Hex) =>
    line(path, shade, 5, { 'stroke-dasharray': '3 3', 'stroke-dashoffset': offset });
  return group(
    {},
    line(path, '#000', 24, { 'stroke-opacity': 0.2 }),
    line(path, tape, 20),
    group({ transform: 'translate(-1.6 0)' }, teeth(0, metal)),
    group({ transform: 'translate(1.6 0)' }, teeth(3, lighter(metal, 0.25))),
    group(
      { transform: `translate(${round(from[0])} ${round(from[1])})` },
      fill('M-3 6h12v70h-12z', '#000', 0.25),
      fill('M-8-4h16l-2 22h-12z', metal),
      el('path', { d: 'M-5 14h10v12h-10z', fill: 'none', stroke: metal, 'stroke-width': 3 }),
      fill('M-6 26q6-4 12 0l2 42q-8 6-16 0z', puller),
      line('M-3.5 34h7M-3.5 40h7M-3.5 46h7', '#000', 1.6, { 'stroke-opacity': 0.3 }),
    ),
  );
}

/** A zipped pocket's slit between two points: welts either side of a covered zip. */
export function zippedPocket(a: Point, b: Point, cloth: Hex, puller: Hex): string {
  const path = d`M${a}L${b}`;
  return group(
    {},
    line(path, '#000', 26, { 'stroke-opacity': 0.16 }),
    line(path, darker(cloth, 0.08), 22),
    line(path, darker(cloth, 0.5), 7),
    line(path, lighter(cloth, 0.3), 1.2, { 'stroke-dasharray': '2 2' }),
    group(
      { transform: `translate(${round(a[0])} ${round(a[1] + 6)})` },
      fill('M-4 0h8l1.500 34q-5 4-11 0z', puller),
    ),
  );
}
