import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../components/**/*.css.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const layouts = import.meta.glob<string>('./*-layouts.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i;

test('layouts take every colour from the tones, whose contrast is tested', () => {
  const raw = Object.entries(layouts).filter(([, source]) => rawColor.test(source));
  expect(raw.map(([path]) => path)).toEqual([]);
});

test('components take every colour from the theme', () => {
  const raw = Object.entries(styles).filter(([, source]) => rawColor.test(source));
  expect(raw.map(([path]) => path)).toEqual([]);
});
