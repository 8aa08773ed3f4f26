import { expect, test } from 'vitest';
import { importFonts } from './font-addresses';

test('imports a file that is named twice once', () => {
  const source =
    "font({ src: '../a.woff2' });\nfont({ src: [{ path: '../a.woff2' }, { path: './b.woff2' }] });";
  expect(importFonts(source)).toBe(
    [
      "import fontFile0 from '../a.woff2?url';",
      "import fontFile1 from './b.woff2?url';",
      'font({ src: fontFile0 });',
      'font({ src: [{ path: fontFile0 }, { path: fontFile1 }] });',
    ].join('\n'),
  );
});

test('leaves a module without font files unchanged', () => {
  const source = "import localFont from 'next/font/local';\nconst variable = '--face-text';";
  expect(importFonts(source)).toBe(source);
});
