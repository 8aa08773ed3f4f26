import { describe, expect, test } from 'vitest';
import { contrast, contrastPairs, veiled } from './contrast';
import { referenceTheme } from './reference-theme';
import type { BrandTokens } from './tokens';

const brands = import.meta.glob<{ tokens: BrandTokens }>('../../../../apps/*/brand/tokens.ts', {
  eager: true,
});

test('matches the values in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('refuses a colour of unknown contrast', () => {
  expect(() => contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('#rrggbb');
});

test('calculates a veil over a white image', () => {
  expect(veiled('rgb(0 0 0 / 0.5)')).toBe('#404040');
  expect(veiled('rgb(14 51 32 / 1)')).toBe('#0e3320');
});

test('finds the brands', () => {
  expect(Object.keys(brands).length).toBeGreaterThanOrEqual(3);
});

describe.each(Object.entries({ ...brands, 'the reference theme': { tokens: referenceTheme } }))(
  '%s',
  (_path, { tokens }) => {
    test.each([...contrastPairs(tokens)])('$name', ({ foreground, background, least }) => {
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
    });
  },
);
