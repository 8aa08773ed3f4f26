import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, WrongAnswer } from '../answers/answers';

/** An installed font of Fontsource. */
export interface ClubFont {
  id: string;
  family: string;
  /** The weight for emphasis: the nearest to 700. */
  bold: number;
  /** The `unicode-range` of its extended Latin files; undefined if it has none. */
  extended?: string;
  /** The file from which the mark and the logo are drawn. */
  outlines: string;
}

export type ClubFonts = Record<keyof Answers['fonts'], ClubFont>;

interface Metadata {
  family: string;
  subsets: readonly string[];
  weights: readonly number[];
}

/** Reads the fonts that are installed in a club's folder. */
export function readFonts(directory: string, { display, text }: Answers['fonts']): ClubFonts {
  const readingFont = readFont(directory, text);
  if (!existsSync(weightFile(directory, text, 400)))
    throw new WrongAnswer(`The font ${readingFont.family} has no regular weight, which a text font needs.`);
  return { display: readFont(directory, display), text: readingFont };
}

function readFont(directory: string, id: string): ClubFont {
  const folder = join(directory, 'node_modules/@fontsource', id);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { family, subsets, weights }: Metadata = read('metadata.json');
  if (!subsets.includes('latin')) throw new WrongAnswer(`The font ${family} has no Latin letters.`);
  const bold = weights.toSorted((a, b) => Math.abs(a - 700) - Math.abs(b - 700))[0] ?? 400;
  const extended: string | undefined = read('unicode.json')['latin-ext'];
  return {
    id,
    family,
    bold,
    ...(extended && { extended: extended.replaceAll(',', ', ') }),
    outlines: weightFile(directory, id, bold, 'woff'),
  };
}

const weightFile = (directory: string, id: string, weight: number, type = 'woff2') =>
  join(directory, `node_modules/@fontsource/${id}/files/${id}-latin-${weight}-normal.${type}`);

/** The CSS font stack of a role: the faces of `fonts.ts`, then the system's font. */
export function familyStack({ family, extended }: ClubFont, role: keyof ClubFonts): string {
  const face = (variable: string) => `var(${variable}, '${family}')`;
  const faces = extended ? [face(`--face-${role}-ext`)] : [];
  return [...faces, face(`--face-${role}`), 'system-ui', 'sans-serif'].join(', ');
}
