import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../components/**/*.css.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('components take every colour from the theme', () => {
  const raw = Object.entries(styles).filter(([, source]) =>
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i.test(source),
  );
  expect(raw.map(([path]) => path)).toEqual([]);
});
