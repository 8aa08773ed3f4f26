import { layoutOf } from './composition';
import type { BrandTokens, Tone } from './tokens';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance (0 to 1) of a colour written as `#rrggbb`. Throws for any other format. */
export function luminance(hex: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) {
    throw new Error(`Colours that carry text are written as #rrggbb, got '${hex}'`);
  }
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((part) => channel(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 defines it: 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A foreground on a background and the minimum contrast of WCAG 2.2 AA. */
export interface ContrastPair {
  name: string;
  foreground: string;
  background: string;
  least: 3 | 4.5;
}

const fills = ['background', 'surface', 'raised'] as const;

function* tonePairs(name: string, tone: Tone): Generator<ContrastPair> {
  for (const fill of fills) {
    const background = tone[fill];
    for (const key of ['text', 'textMuted', 'link', 'error'] as const) {
      yield { name: `${name}.${key} on ${fill}`, foreground: tone[key], background, least: 4.5 };
    }
    for (const key of ['borderStrong', 'focus', 'action', 'actionHover'] as const) {
      yield { name: `${name}.${key} on ${fill}`, foreground: tone[key], background, least: 3 };
    }
  }
  for (const key of ['action', 'actionHover'] as const) {
    yield {
      name: `${name}.onAction on ${key}`,
      foreground: tone.onAction,
      background: tone[key],
      least: 4.5,
    };
  }
}

/** The background of a hero's text: the double backdrop over the lightest possible image. */
export function veiled(backdrop: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (backdrop.match(/[\d.]+/g) ?? []).map(Number);
  const light = (1 - alpha) ** 2 * 255;
  const mixed = [red, green, blue].map((part) => Math.round(part * (1 - (1 - alpha) ** 2) + light));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Every pair of colours that components combine, in every state except disabled, which WCAG exempts. */
export function* contrastPairs(tokens: BrandTokens): Generator<ContrastPair> {
  yield* tonePairs('color', tokens.color);
  if (layoutOf(tokens.composition).hero.veil === '1') {
    const { text, focus } = tokens.tone.hero;
    const background = veiled(tokens.backdrop);
    yield { name: 'tone.hero.text on a picture', foreground: text, background, least: 4.5 };
    yield { name: 'tone.hero.focus on a picture', foreground: focus, background, least: 3 };
  }
  for (const [name, tone] of Object.entries(tokens.tone)) {
    yield* tonePairs(`tone.${name}`, tone);
  }
  for (const [name, role] of Object.entries({ ...tokens.role, ...tokens.status })) {
    yield { name: `${name}.on`, foreground: role.on, background: role.fill, least: 4.5 };
  }
  for (const [name, status] of Object.entries(tokens.status)) {
    yield { name: `${name}.text on soft`, foreground: status.text, background: status.soft, least: 4.5 };
    for (const fill of fills) {
      yield {
        name: `${name}.text on ${fill}`,
        foreground: status.text,
        background: tokens.color[fill],
        least: 4.5,
      };
    }
  }
}
