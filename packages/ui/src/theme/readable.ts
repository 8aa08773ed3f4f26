import { colord } from 'colord';
import { contrast } from './contrast';

const steps = 100;

/**
 * The colour nearest in lightness to `color` that is readable on every background: the same hue, lighter or darker.
 * @param color `#rrggbb`
 * @param least required contrast: 4.5 for text, 3 for controls (WCAG 2.2 AA)
 */
export function readable(color: string, grounds: readonly string[], least: number): string {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= least);
  if (passes(color)) return color;
  const { h, s, l } = colord(color).toHsl();
  for (let step = 1; step <= steps; step += 1)
    for (const lightness of [l - step, l + step]) {
      if (lightness < 0 || lightness > 100) continue;
      const candidate = colord({ h, s, l: lightness }).toHex();
      if (passes(candidate)) return candidate;
    }
  return onFill(grounds[0] ?? color);
}

/** Black or white, whichever is more readable on a fill: at least 4.58:1 on any fill. */
export function onFill(fill: string): string {
  return contrast('#ffffff', fill) >= contrast('#000000', fill) ? '#ffffff' : '#000000';
}

const shades = [-8, 8, -6, 6, -4, 4, -2, 2];

/** A fill's hover colour: one shade away if both its text and its edge stay readable; otherwise the fill itself. */
export function hovered(fill: string, grounds: readonly string[]): string {
  const text = onFill(fill);
  const { h, s, l } = colord(fill).toHsl();
  const candidates = shades.map((shade) => colord({ h, s, l: l + shade }).toHex());
  const passes = (candidate: string) =>
    contrast(text, candidate) >= 4.5 && grounds.every((ground) => contrast(candidate, ground) >= 3);
  return candidates.find(passes) ?? fill;
}
