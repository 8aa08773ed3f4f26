import { colord, extend } from 'colord';
import mix from 'colord/plugins/mix';

extend([mix]);

/** A colour with a share of another in it, mixed as the eye sees it: 0 is the first, 1 the second. */
export const mixed = (color: string, other: string, share: number): string =>
  colord(color).mix(other, share).toHex();

/** The colour's hue in another lightness, from 0 (black) to 100 (white), at most as saturated as given. */
export function shaded(color: string, lightness: number, mostSaturated: number): string {
  const { h, s } = colord(color).toHsl();
  return colord({ h, s: Math.min(s, mostSaturated), l: lightness }).toHex();
}
