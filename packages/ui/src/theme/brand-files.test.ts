import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const brands = import.meta.glob('../../../../apps/*/brand/brand.ts');

/** `npm run icons` creates these files. */
describe.each(Object.keys(brands))('%s', (path) => {
  const folder = path.replace('brand/brand.ts', 'public/brand');

  test.each([
    'mark.svg',
    'icon-16.png',
    'icon-32.png',
    'icon-48.png',
    'icon-192.png',
    'icon-512.png',
    'maskable-192.png',
    'maskable-512.png',
    'apple-icon-180.png',
    'social.png',
  ])('has %s', (name) => {
    expect(existsSync(fileURLToPath(new URL(`${folder}/${name}`, import.meta.url)))).toBe(true);
  });
});
