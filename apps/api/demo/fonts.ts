import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The fonts in which the demonstration shops print, by the name that stands in their addresses. */
const files: ReadonlyMap<string, string> = new Map([
  ['alegreya-sans', '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2'],
  ['gabarito', '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'],
  ['tektur', '@fontsource-variable/tektur/files/tektur-latin-wght-normal.woff2'],
]);

/** Where the file of a font is, null where there is none of that name. */
export function demoFont(name: string): string | null {
  const file = files.get(name);
  return file === undefined ? null : resolve(file);
}
