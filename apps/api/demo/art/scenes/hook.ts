import { d } from '../geometry';
import { group, line } from '../svg';
import type { Slot } from './stage';

/** A rail of polished metal along a path. */
export const metal = (path: string, width: number) =>
  group(
    {},
    line(path, '#000', width + 2, { 'stroke-opacity': 0.35, transform: 'translate(5 9)' }),
    line(path, '#6f6f75', width),
    line(path, '#d9d9dd', width * 0.36, { transform: `translate(${-width * 0.1} ${-width * 0.16})` }),
  );

/** A hanger's hook over a rail at height `rail`, for an article whose sheet is centred on the slot. */
export const hook = ({ x, y, scale }: Slot, rail: number) => {
  const foot = y - 480 * scale;
  const r = 30 * scale;
  return metal(
    d`M${[x, foot]}V${rail + r * 1.4}C${[x, rail + r * 0.4]} ${[x + r * 1.5, rail + r * 0.6]} ${[x + r * 1.4, rail - r * 0.4]}C${[x + r * 1.2, rail - r * 1.5]} ${[x - r * 0.9, rail - r * 1.4]} ${[x - r, rail - r * 0.2]}`,
    9 * scale,
  );
};
