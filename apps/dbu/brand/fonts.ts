import localFont from 'next/font/local';

const display = localFont({
  src: '../node_modules/@fontsource/gabarito/files/gabarito-latin-600-normal.woff2',
  weight: '600',
  variable: '--face-display',
});

const displayExt = localFont({
  src: '../node_modules/@fontsource/gabarito/files/gabarito-latin-ext-600-normal.woff2',
  weight: '600',
  variable: '--face-display-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

const text = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/albert-sans/files/albert-sans-latin-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../node_modules/@fontsource/albert-sans/files/albert-sans-latin-600-normal.woff2',
      weight: '600',
      style: 'normal',
    },
  ],
  variable: '--face-text',
});

const textExt = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/albert-sans/files/albert-sans-latin-ext-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../node_modules/@fontsource/albert-sans/files/albert-sans-latin-ext-600-normal.woff2',
      weight: '600',
      style: 'normal',
    },
  ],
  variable: '--face-text-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

/** Classes for `<html>` that define the variables named in the brand's font stacks. */
export const fontClass = [display, displayExt, text, textExt].map((font) => font.variable).join(' ');
