import type { ArtSpec, Hex } from './spec';

const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of `other` in `hex`: 0 is `hex`, 1 is `other`. */
export function mix(hex: Hex, other: Hex, share: number): Hex {
  const to = channels(other);
  const mixed = channels(hex).map((from, i) => Math.round(from + ((to[i] ?? from) - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b) / 255;
}

export const darker = (hex: Hex, by = 0.2) => mix(hex, '#000000', by);
export const lighter = (hex: Hex, by = 0.2) => mix(hex, '#ffffff', by);

/** A tone of the same colour that shows on it: lighter on dark cloth, darker on light cloth. */
export const tone = (hex: Hex, by = 0.14) => (lightness(hex) < 0.45 ? lighter(hex, by) : darker(hex, by));

/** Near-black or white, whichever reads on `hex`. */
export const reading = (hex: Hex): Hex => (lightness(hex) > 0.62 ? '#1b1b1f' : '#fafaf8');

/** Dyed cloth is never pure black nor paper white: both ends leave room for light and shadow. */
export function dyed(hex: Hex): Hex {
  const light = lightness(hex);
  if (light < 0.16) return lighter(hex, 0.075);
  return light > 0.93 ? mix(hex, '#e9e8e6', 0.35) : hex;
}

export type Palette = {
  base: Hex;
  secondary: Hex;
  accent: Hex;
  trim: Hex;
  sleeves: Hex;
};

/** The spec's colours with its gaps filled. */
export function paletteOf(spec: ArtSpec): Palette {
  const base = dyed(spec.base);
  const secondary = spec.secondary ? dyed(spec.secondary) : tone(base);
  return {
    base,
    secondary,
    accent: dyed(spec.accent ?? reading(spec.base)),
    trim: spec.trim ? dyed(spec.trim) : spec.secondary ? secondary : base,
    sleeves: spec.sleeves ? dyed(spec.sleeves) : base,
  };
}
