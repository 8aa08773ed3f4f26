import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { type Answers, WrongAnswer } from './answers';

/** The display font and the text font by their names, separated by a comma: `Gabarito, Albert Sans`. */
export function checkFonts(given: string): Answers['fonts'] {
  const [display, text, ...more] = given
    .split(',')
    .map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, '-'));
  if (!display || !text || more.length > 0)
    throw new WrongAnswer(
      `Give two fonts, separated by a comma: one for headings and one for text, such as "Gabarito, Albert Sans".`,
    );
  for (const name of [display, text])
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      throw new WrongAnswer(`"${name}" is no name of a font: https://fontsource.org lists them.`);
  return { display, text };
}

/** The path of the logo: an SVG file that can be rendered. */
export async function checkLogo(given: string): Promise<string> {
  const file = resolve(given.trim());
  if (!existsSync(file)) throw new WrongAnswer(`The logo ${file} does not exist.`);
  const { format } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (format !== 'svg') throw new WrongAnswer(`The logo ${file} is not an SVG file that can be shown.`);
  return file;
}
