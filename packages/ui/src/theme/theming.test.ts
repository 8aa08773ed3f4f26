import { cases } from '@matchday/test-depth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTheming } from './apply-theming';
import { contrast, contrastPairs } from './contrast';
import { referenceTheme } from './reference-theme';
import { safeColor, safeFontFamily } from './safe-values';
import { themingStyle } from './theming-style';
import type { BrandTokens } from './tokens';

const brands = import.meta.glob<{ tokens: BrandTokens }>('../../../../apps/*/brand/tokens.ts', {
  eager: true,
});

const plainFamilies = /^[\p{L}\d\s,'"()_-]+$/u;
const none = { primaryColor: '', secondaryColor: '', textColor: '', fontFamily: '' };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);
const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'red;} body{display:none',
    '#fff</style><script>alert(1)</script>',
    'url(https://elsewhere.example/x)',
    'var(--color-background)',
    'rgb(0 0 0 / 0.1)',
    'transparent',
    'Arial; background: red',
    "'Arial\\",
    'expression(alert(1))',
  ),
);
const value = fc.oneof(hex, hostile);
const theming = fc.record({
  primaryColor: value,
  secondaryColor: value,
  textColor: value,
  fontFamily: hostile,
});

describe.each(Object.entries({ ...brands, 'the reference theme': { tokens: referenceTheme } }))(
  '%s',
  (_path, { tokens }) => {
    test('keeps every pair readable for any settings (S3.13)', () => {
      fc.assert(
        fc.property(theming, (settings) => {
          for (const { name, foreground, background, least } of contrastPairs(applyTheming(tokens, settings)))
            expect(contrast(foreground, background), name).toBeGreaterThanOrEqual(least);
        }),
      );
    });

    test('writes custom properties with plain values only', () => {
      fc.assert(
        fc.property(theming, (settings) => {
          for (const [property, written] of Object.entries(themingStyle(tokens, settings) ?? {})) {
            expect(property).toMatch(/^--(?:color|role|font|type)-[a-z0-9-]+$/);
            expect(written).toMatch(/-font$|^--font-/.test(property) ? plainFamilies : /^#[\da-f]{6}$/);
          }
        }),
      );
    });

    test('keeps a readable colour unchanged', () => {
      const { background, surface, raised } = tokens.color;
      fc.assert(
        fc.property(hex, (textColor) => {
          fc.pre([background, surface, raised].every((fill) => contrast(textColor, fill) >= 4.5));
          expect(applyTheming(tokens, { ...none, textColor }).color.text).toBe(textColor);
        }),
        { numRuns: cases(30, 300) },
      );
    });

    test('keeps the brand without settings', () => {
      expect(applyTheming(tokens, none)).toEqual(tokens);
      expect(themingStyle(tokens, none)).toBeUndefined();
    });

    test('applies the settings’ font to running text, not to headings', () => {
      const style = themingStyle(tokens, { ...none, fontFamily: 'Georgia, serif' });
      expect(style?.['--type-body-font']).toBe(`Georgia, serif, ${tokens.font.text}`);
      expect(style).not.toHaveProperty('--type-h1-font');
    });
  },
);

test.each([
  ['#ABC', '#aabbcc'],
  [' #e4002b ', '#e4002b'],
  ['rgb(228, 0, 43)', '#e4002b'],
  ['rebeccapurple', '#663399'],
  ['#ff000080', undefined],
  ['red;', undefined],
  ['', undefined],
])('converts the colour %o to %o', (given, expected) => {
  expect(safeColor(given)).toBe(expected);
});

test.each([
  ['Arial, Helvetica, sans-serif', true],
  ['"Source Sans 3", system-ui', true],
  ["'Brøndby Display'", true],
  ['Arial;', false],
  ['url(x)', false],
  ['"Arial', false],
  ['Arial\\', false],
  ['', false],
])('converts the font family %o to %o', (given, taken) => {
  expect(safeFontFamily(given)).toBe(taken ? given : undefined);
});
