/** Replaces `next/font/local`, so that Storybook can use a club's font declarations. */

interface FontFile {
  path: string;
  weight?: string;
  style?: string;
}

interface LocalFont {
  src: string | readonly FontFile[];
  weight?: string;
  style?: string;
  /** The custom property that holds the family's name. */
  variable: string;
  declarations?: readonly { prop: string; value: string }[];
}

const descriptors = (
  { weight, style }: Pick<FontFile, 'weight' | 'style'>,
  declarations: LocalFont['declarations'] = [],
) =>
  [
    weight && `font-weight: ${weight}`,
    style && `font-style: ${style}`,
    ...declarations.map(({ prop, value }) => `${prop}: ${value}`),
  ]
    .filter(Boolean)
    .join('; ');

let declared = 0;

/** Declares the faces as a separate family; the class sets the variable to that family. */
export default function localFont({ src, weight, style, variable, declarations }: LocalFont) {
  const family = `club-font-${declared}`;
  declared += 1;
  const files = typeof src === 'string' ? [{ path: src, weight, style }] : src;
  const faces = files.map(
    (file) =>
      `@font-face { font-family: ${family}; src: url("${file.path}") format("woff2"); font-display: swap; ${descriptors({ weight, style, ...file }, declarations)} }`,
  );
  const sheet = document.createElement('style');
  sheet.textContent = [...faces, `.${family} { ${variable}: ${family} }`].join('\n');
  document.head.append(sheet);
  return { className: family, variable: family };
}
