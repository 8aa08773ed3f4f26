import { type Point, round } from '../geometry';
import type { Hex } from '../spec';
import { el, group } from '../svg';

/** Letters and figures as single strokes on a grid 4 wide and 6 high, so that no font is needed. */
const strokes: Record<string, string> = {
  A: 'M0 6V1.3L1.2 0H2.8L4 1.3V6M0 3.9H4',
  B: 'M0 0V6H2.9L4 5V4L2.9 3H0M2.9 3L3.8 2.2V.9L2.8 0H0',
  C: 'M4 1.5V1.2L2.9 0H1.1L0 1.2V4.8L1.1 6H2.9L4 4.8V4.5',
  D: 'M0 0H2.7L4 1.3V4.7L2.7 6H0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.5V1.2L2.9 0H1.1L0 1.2V4.8L1.1 6H2.9L4 4.8V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0 0V6',
  J: 'M3.6 0V4.7L2.5 6H1.1L0 4.8V4.2',
  K: 'M0 0V6M4 0L.2 3.4M1.3 2.6L4 6',
  L: 'M0 0V6H3.7',
  M: 'M0 6V0L2.4 3.4L4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2Z',
  P: 'M0 6V0H2.8L4 1.1V2.4L2.8 3.5H0',
  Q: 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2ZM2.4 4.2L4.2 6.2',
  R: 'M0 6V0H2.8L4 1.1V2.2L2.8 3.3H0M2.2 3.3L4 6',
  S: 'M4 1.3L2.9 0H1.1L0 1.1V2L1 2.9H3L4 3.9V4.9L2.9 6H1.1L0 4.7',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4.8L1.2 6H2.8L4 4.8V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.3 6L2.6 1.6L3.9 6L5.2 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3.1L4 0M2 3.1V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2Z',
  '1': 'M0 1.3L1.6 0V6',
  '2': 'M0 1.4V1.2L1.2 0H2.8L4 1.2V2.2L0 6H4',
  '3': 'M0 1.1L1.1 0H2.9L4 1.1V2L3 2.9H1.6M3 2.9L4 3.9V4.9L2.9 6H1.1L0 4.9',
  '4': 'M3 6V0L0 4.3H4',
  '5': 'M4 0H.3V2.6H2.9L4 3.7V4.8L2.8 6H1.1L0 4.9',
  '6': 'M3.8 1L2.9 0H1.1L0 1.2V4.8L1.1 6H2.9L4 4.8V3.8L2.9 2.7H0',
  '7': 'M0 0H4L1.5 6',
  '8': 'M1.1 0H2.9L4 1V2L3 2.9H1L0 2V1ZM1 2.9L0 3.9V4.9L1.1 6H2.9L4 4.9V3.9L3 2.9',
  '9': 'M.2 5L1.1 6H2.9L4 4.8V1.2L2.9 0H1.1L0 1.2V2.2L1.1 3.3H4',
};

const narrow: Record<string, number> = { I: 0, '1': 1.6, L: 3.7, J: 3.6, M: 4.8, W: 5.2, ' ': 1.4 };
const widthOf = (character: string) => narrow[character] ?? 4;

export type Lettering = {
  /** The middle of the word. */
  at: Point;
  height: number;
  colour: Hex;
  /** Stroke width, in sixths of the height. */
  weight?: number;
  /** Space between letters, in sixths of the height. */
  spacing?: number;
  outline?: Hex;
  /** Never wider than this: the word is condensed to fit. */
  within?: number;
};

/** A word or number, centred on a point. */
export function lettering(
  text: string,
  { at, height, colour, weight = 1.15, spacing = 0.7, outline, within }: Lettering,
): string {
  const unit = height / (6 + weight);
  const letters = text
    .toUpperCase()
    .split('')
    .filter((character) => character === ' ' || character in strokes);
  let x = 0;
  const placed = letters.map((character) => {
    const from = x;
    x += widthOf(character) + weight + spacing;
    return { character, from };
  });
  const width = (x - spacing - weight) * unit;
  const squeeze = within ? Math.min(1, within / (width + weight * unit)) : 1;
  const word = placed
    .map(({ character, from }) => {
      const path = strokes[character];
      return path ? el('path', { d: path, transform: from ? `translate(${round(from)} 0)` : undefined }) : '';
    })
    .join('');
  const [cx, cy] = at;
  const transform = `translate(${round(cx - (width * squeeze) / 2)} ${round(cy - 3 * unit)}) scale(${Math.round(unit * squeeze * 1000) / 1000} ${Math.round(unit * 1000) / 1000})`;
  const inked = (stroke: string, size: number) =>
    group(
      {
        fill: 'none',
        stroke,
        'stroke-width': size,
        'stroke-linejoin': 'miter',
        'stroke-miterlimit': 2,
        'stroke-linecap': 'square',
      },
      word,
    );
  return group({ transform }, outline ? inked(outline, weight + 0.55) : '', inked(colour, weight));
}
