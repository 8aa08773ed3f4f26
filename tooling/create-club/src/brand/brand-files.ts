import { referenceTheme } from '@matchday/ui/theme/reference-theme';
import type { Answers } from '../answers/answers';
import type { ClubFont, ClubFonts } from './club-fonts';
import { familyStack } from './club-fonts';
import type { Palette } from './palette';

const value = (data: unknown) => JSON.stringify(data, undefined, 2);

/** The files of `brand/` by their names; `biome` formats them. */
export function brandFiles(
  answers: Answers,
  palette: Palette,
  fonts: ClubFonts,
  logo: { width: number; height: number },
): Record<string, string> {
  return {
    'brand.ts': brandFile(answers, palette, logo),
    'colors.ts': colorsFile(palette),
    'typography.ts': typographyFile(fonts),
    'fonts.ts': fontsFile(fonts),
    'tokens.ts': tokensFile(),
    'theme.css.ts': `import { createBrandTheme } from '@matchday/ui/theme';
import { tokens } from './tokens';

export const themeClass = createBrandTheme(${value(answers.id)}, tokens);
`,
  };
}

function brandFile(
  { id, name, cultures, currency }: Answers,
  { tone }: Palette,
  { width, height }: { width: number; height: number },
): string {
  const brand = {
    storeId: id,
    themeName: id,
    siteName: `${name} Shop`,
    cultures: cultures.map(({ culture, locale, pathPrefix }) => ({ culture, locale, pathPrefix, currency })),
    logo: { src: '/brand/logo.svg', width, height },
    manifest: {
      shortName: name,
      themeColor: tone.header.background,
      backgroundColor: tone.header.background,
    },
  };
  return `import type { Brand } from '@matchday/storefront/brand';

export const brand = ${value(brand)} satisfies Brand;
`;
}

function colorsFile({ color, tone, role, status, backdrop }: Palette): string {
  return `import type { BrandTokens, Tone } from '@matchday/ui/theme';

const page: Tone = ${value(color)};

const night: Tone = ${value(tone.inverse)};

const brand: Tone = ${value(tone.brand)};

export const colors: Pick<BrandTokens, 'color' | 'tone' | 'role' | 'status' | 'backdrop'> = {
  color: page,
  tone: { inverse: night, brand, hero: page, header: page, footer: night },
  role: ${value(role)},
  status: ${value(status)},
  backdrop: ${value(backdrop)},
};
`;
}

function typographyFile({ display, text }: ClubFonts): string {
  const headings = new Set(['display', 'h1', 'h2', 'h3', 'h4', 'button', 'price']);
  const steps = Object.entries(referenceTheme.type).map(([step, { size, lineHeight, weight }]) => {
    const isHeading = headings.has(step);
    const strong = !isHeading && weight !== '400' ? `, weight: ${value(String(text.bold))}` : '';
    return `${step}: { ...${isHeading ? 'heading' : 'running'}, size: ${value(size)}, lineHeight: ${value(lineHeight)}${strong} },`;
  });
  return `import type { BrandTokens } from '@matchday/ui/theme';

const display = ${value(familyStack(display, 'display'))};
const text = ${value(familyStack(text, 'text'))};

const heading = { font: display, weight: ${value(String(display.bold))}, letterSpacing: '0', transform: 'none' } as const;
const running = { font: text, weight: '400', letterSpacing: '0', transform: 'none' } as const;

export const typography: Pick<BrandTokens, 'font' | 'type'> = {
  font: { display, text },
  type: {
    ${steps.join('\n    ')}
  },
};
`;
}

const subsetFile = (font: ClubFont, subset: string, weight: number) =>
  `../node_modules/@fontsource/${font.id}/files/${font.id}-${subset}-${weight}-normal.woff2`;

function fontsFile({ display, text }: ClubFonts): string {
  const fonts = [
    ...facesOf(display, 'display', [display.bold]),
    ...facesOf(text, 'text', [...new Set([400, text.bold])]),
  ];
  return `import localFont from 'next/font/local';

${fonts.map(({ name, call }) => `const ${name} = localFont(${call});`).join('\n\n')}

/** Classes for \`<html>\` that define the variables named in the brand's font stacks. */
export const fontClass = [${fonts.map(({ name }) => name).join(', ')}].map((font) => font.variable).join(' ');
`;
}

/** The Latin files are preloaded; the extended ones load when a letter needs them. */
function facesOf(font: ClubFont, role: 'display' | 'text', weights: readonly number[]) {
  const sources = (subset: string) =>
    weights.map((weight) => ({
      path: subsetFile(font, subset, weight),
      weight: String(weight),
      style: 'normal',
    }));
  const latin = { name: role, call: value({ src: sources('latin'), variable: `--face-${role}` }) };
  if (!font.extended) return [latin];
  const extended = {
    src: sources('latin-ext'),
    variable: `--face-${role}-ext`,
    preload: false,
    adjustFontFallback: false,
    declarations: [{ prop: 'unicode-range', value: font.extended }],
  };
  return [latin, { name: `${role}Ext`, call: value(extended) }];
}

function tokensFile(): string {
  const elsewhere = new Set(['color', 'tone', 'role', 'status', 'backdrop', 'font', 'type']);
  const parts = Object.entries(referenceTheme)
    .filter(([name]) => !elsewhere.has(name))
    .map(([name, part]) => `${name}: ${value(part)},`);
  return `import type { BrandTokens } from '@matchday/ui/theme';
import { colors } from './colors';
import { typography } from './typography';

export const tokens: BrandTokens = {
  ...colors,
  ...typography,
  ${parts.join('\n  ')}
};
`;
}
