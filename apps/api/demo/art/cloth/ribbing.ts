import { darker } from '../colour';
import type { Hex } from '../spec';
import { group, line } from '../svg';

/** A ribbed band, drawn as a thick line along `path`: its ribs stand across it. */
export function ribbing(path: string, width: number, colour: Hex, rib = 5): string {
  return group(
    {},
    line(path, darker(colour, 0.45), width + 2.5),
    line(path, colour, width),
    line(path, '#000', width, { 'stroke-dasharray': `${rib * 0.42} ${rib * 0.58}`, 'stroke-opacity': 0.2 }),
    line(path, '#fff', width, {
      'stroke-dasharray': `${rib * 0.26} ${rib * 0.74}`,
      'stroke-dashoffset': -rib * 0.55,
      'stroke-opacity': 0.14,
    }),
  );
}
