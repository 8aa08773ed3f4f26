import { type Font, openSync } from 'fontkit';
import type { Answers } from '../answers/answers';

/** The mark is 64 by 64, as `npm run icons` expects. */
const size = 64;
const gap = 14;
const capital = 30;

const svg = (width: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size}" width="${width}" height="${size}">${content}</svg>\n`;

export interface Logo {
  mark: string;
  logo: string;
  /** The width of the logo at a height of 64. */
  width: number;
}

/** Draws a mark, the club's initials on its main colour, and a logo: the mark with the name, as outlines of a font. */
export function drawLogo(
  { name, colors }: Pick<Answers, 'name' | 'colors'>,
  outlines: string,
  ink: string,
): Logo {
  const font = readFont(outlines);
  const shield = markShape(font, initialsOf(name), colors);
  const word = wordPath(font, name, capital);
  const left = size + gap;
  const width = Math.ceil(left + word.width);
  const path = `<path fill="${ink}" transform="translate(${left} ${(size + word.capHeight) / 2})" d="${word.data}"/>`;
  return { mark: svg(size, shield), logo: svg(width, shield + path), width };
}

function readFont(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  return font;
}

/** The first letters of at most two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

function markShape(font: Font, initials: string, { main, second }: Answers['colors']): string {
  const letters = wordPath(font, initials, initials.length > 1 ? 19 : 26);
  const left = (size - letters.width) / 2;
  const baseline = 31 + letters.capHeight / 2;
  const outline = 'M32 2 58 9v24c0 15-11 24-26 29C17 57 6 48 6 33V9z';
  return `<path fill="${main}" stroke="${second}" stroke-width="3" stroke-linejoin="round" d="${outline}"/><path fill="${second}" transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)})" d="${letters.data}"/>`;
}

/** A text as a path on the baseline, with capitals of the given height. */
function wordPath(font: Font, text: string, capHeight: number) {
  const scale = capHeight / heightOfCapitals(font);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let along = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const path = glyph.path.translate(along + xOffset, 0).scale(scale, -scale);
    along += xAdvance;
    return path.toSVG();
  });
  return { data: outlines.join(''), width: advanceWidth * scale, capHeight };
}

const heightOfCapitals = (font: Font): number => font.layout('H').bbox.height || font.capHeight;
