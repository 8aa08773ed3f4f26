/** A value with its type, in the form of the DTCG format (2025.10). */
export interface TypedValue {
  $type: string;
  $value: unknown;
}

/** A form of the DTCG format that CSS values of tokens have. */
interface Form {
  type: string;
  /** The value, or undefined if the CSS does not have this form. */
  read: (css: string) => unknown;
  write: (value: never) => string;
}

interface Color {
  colorSpace: string;
  components: readonly number[];
  alpha?: number;
}

const hexColor = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/;
const veil = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/;

/** A channel from 0 to 1, with as many decimals as bring the same byte back. */
const fraction = (byte: number) => Math.round((byte / 255) * 10_000) / 10_000;
const byte = (component: number) => Math.round(component * 255);
const hexOf = (bytes: readonly number[]) =>
  `#${bytes.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

const color: Form = {
  type: 'color',
  read(css) {
    const hex = hexColor.exec(css);
    if (hex) {
      const components = hex.slice(1).map((part) => fraction(Number.parseInt(part, 16)));
      return { colorSpace: 'srgb', components, hex: css };
    }
    const [, red, green, blue, alpha] = veil.exec(css) ?? [];
    if (alpha === undefined) return undefined;
    const bytes = [red, green, blue].map(Number);
    return { colorSpace: 'srgb', components: bytes.map(fraction), alpha: Number(alpha), hex: hexOf(bytes) };
  },
  write({ colorSpace, components, alpha = 1 }: Color) {
    if (colorSpace !== 'srgb') throw new Error(`has the colour space ${colorSpace}; use srgb`);
    const bytes = components.map(byte);
    return alpha === 1 ? hexOf(bytes) : `rgb(${bytes.join(' ')} / ${alpha})`;
  },
};

const quantity = (type: string, units: string): Form => ({
  type,
  read(css) {
    const [, value, unit] = new RegExp(`^(-?[\\d.]+)(${units})$`).exec(css) ?? [];
    return value === undefined ? undefined : { value: Number(value), unit };
  },
  write: ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`,
});

const number: Form = {
  type: 'number',
  read: (css) => (/^-?[\d.]+$/.test(css) ? Number(css) : undefined),
  write: String,
};

const cubicBezier: Form = {
  type: 'cubicBezier',
  read: (css) => /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(', ').map(Number),
  write: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
};

const fontWeight: Form = { ...number, type: 'fontWeight' };

/** Families are separated by commas outside brackets. */
const fontFamily: Form = {
  type: 'fontFamily',
  read: (css) => css.split(/, (?![^(]*\))/),
  write: (families: string | readonly string[]) => [families].flat().join(', '),
};

/** What CSS can say and the format cannot, such as `clamp()`. */
const text: Form = { type: 'string', read: (css) => css, write: String };

/** The forms of a token by its path; the first that brings the same CSS back is its form. */
const forms: readonly (readonly [place: RegExp, form: Form])[] = [
  [/^font\.|\.font$/, fontFamily],
  [/\.weight$/, fontWeight],
  [/./, color],
  [/./, quantity('dimension', 'px|rem')],
  [/./, quantity('duration', 'ms|s')],
  [/./, cubicBezier],
  [/./, number],
  [/./, text],
];

/** A token's CSS in the richest form of the format that says the same. */
export function fromCss(path: string, css: string): TypedValue {
  for (const [place, { type, read, write }] of forms) {
    if (!place.test(path)) continue;
    const value = read(css);
    if (value !== undefined && write(value as never) === css) return { $type: type, $value: value };
  }
  return { $type: text.type, $value: css };
}

/**
 * The CSS of a token of the format.
 * @throws Error if no token of a shop has this type, or the value cannot be said in CSS
 */
export function toCss({ $type, $value }: TypedValue): string {
  const form = forms.find(([, { type }]) => type === $type)?.[1];
  if (!form) throw new Error(`has the type ${$type}, which no token of a shop has`);
  const css = form.write($value as never);
  // A value ends up in a style sheet, and must not end its own declaration.
  if (/[;{}<>\\]|\/\*/.test(css) || css.trim() === '')
    throw new Error(`has the value "${css}", which is not CSS`);
  return css;
}
