import type { Plugin } from 'vite';

const fontFile = /(['"])(\.{1,2}\/[^'"]+\.woff2)\1/g;

/** Imports each font file that a module names by path, and replaces the path by the file's URL. */
export function importFonts(source: string): string {
  const files = new Set([...source.matchAll(fontFile)].map(([, , file]) => file));
  const names = new Map([...files].map((file, index) => [file, `fontFile${index}`]));
  const imports = [...names].map(([file, name]) => `import ${name} from '${file}?url';\n`);
  const body = source.replaceAll(fontFile, (_path, _quote, file: string) => names.get(file) ?? file);
  return imports.join('') + body;
}

/** Lets Vite load the files of a club's `brand/fonts.ts`, which is written for Next. */
export function fontAddresses(): Plugin {
  return {
    name: 'font-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/brand\/fonts\.ts$/ },
      handler: (source) => importFonts(source),
    },
  };
}
