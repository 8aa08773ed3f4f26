import type { BrandTokens } from '@matchday/ui/theme';

/** The source of a club's `brand/tokens.ts`, with all values in one file; `biome` formats it. */
export const themeFile = (tokens: BrandTokens): string =>
  `import type { BrandTokens } from '@matchday/ui/theme';

export const tokens: BrandTokens = ${JSON.stringify(tokens, undefined, 2)};
`;
