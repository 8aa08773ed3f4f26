import { lightness, mix } from '../colour';
import type { Hex } from '../spec';
import { group, line } from '../svg';

/** One row of lockstitch along a path, with the shade of the thread's dent under it. */
export function stitches(path: string, cloth: Hex, thread?: Hex): string {
  const dark = lightness(cloth) < 0.35;
  const yarn = thread ?? mix(cloth, dark ? '#ffffff' : '#000000', dark ? 0.24 : 0.2);
  return group(
    {},
    line(path, '#000', 2.6, { 'stroke-opacity': 0.12 }),
    line(path, yarn, 1.5, { 'stroke-dasharray': '5.5 2.6', 'stroke-linecap': 'round' }),
  );
}

/** Two panels sewn together: the dent, and the light on the edge below it. */
export function seam(path: string, width = 2): string {
  return group(
    {},
    line(path, '#000', width, { 'stroke-opacity': 0.3 }),
    line(path, '#fff', 1, { 'stroke-opacity': 0.16, transform: 'translate(1.5 1.8)' }),
  );
}

/** A cord or tape of cloth sewn into a seam. */
export const piping = (path: string, colour: Hex, width = 7) =>
  group(
    {},
    line(path, '#000', width + 3, { 'stroke-opacity': 0.18 }),
    line(path, colour, width),
    line(path, '#fff', width / 4, { 'stroke-opacity': 0.2, transform: 'translate(-1 -1.2)' }),
  );
