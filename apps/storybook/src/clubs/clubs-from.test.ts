import type { BrandTokens } from '@matchday/ui/theme';
import { expect, test } from 'vitest';
import { type BrandModules, clubsFrom } from './clubs-from';

const [{ tokens } = expect.fail('no club has tokens')] = Object.values(
  import.meta.glob<{ tokens: BrandTokens }>('../../../*/brand/tokens.ts', { eager: true }),
);
const brand = {
  siteName: 'Rovers Shop',
  cultures: [{ culture: 'en', locale: 'en-GB', currency: 'EUR' }],
  logo: { src: '/brand/logo.svg', width: 100, height: 40 },
};

function found(...ids: string[]): BrandModules {
  const under = <Module>(file: string, module: (id: string) => Module) =>
    Object.fromEntries(ids.map((id) => [`../../../${id}/${file}`, module(id)]));
  return {
    themes: under('brand/theme.css.ts', (id) => ({ themeClass: `theme-${id}` })),
    brands: under('brand/brand.ts', () => ({ brand })),
    tokens: under('brand/tokens.ts', () => ({ tokens })),
    fonts: under('brand/fonts.ts', (id) => ({ fontClass: `fonts-${id}` })),
    logos: under('public/brand/logo.svg', (id) => `/assets/${id}.svg`),
  };
}

test('turns a fourth folder with a brand into a fourth club', () => {
  expect(clubsFrom(found('dbu', 'astralis', 'realbetis', 'rovers')).map(({ id }) => id)).toEqual([
    'astralis',
    'dbu',
    'realbetis',
    'rovers',
  ]);
});

test('gives a club its theme, fonts, tokens and logo', () => {
  expect(clubsFrom(found('rovers'))).toEqual([
    { ...brand, id: 'rovers', className: 'theme-rovers fonts-rovers', tokens, logoUrl: '/assets/rovers.svg' },
  ]);
});

test('accepts a club without its own fonts', () => {
  expect(clubsFrom({ ...found('rovers'), fonts: {} })[0]?.className).toBe('theme-rovers');
});

test('rejects a theme without a brand', () => {
  expect(() => clubsFrom({ ...found('rovers'), brands: {} })).toThrow(
    'rovers/brand/theme.css.ts needs a brand.ts',
  );
});
