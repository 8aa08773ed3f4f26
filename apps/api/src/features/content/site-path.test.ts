import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idsIn, readSitePath } from './site-path';

const cultures = [
  { culture: 'en', pathPrefix: '' },
  { culture: 'da', pathPrefix: '/da' },
];

it.each([
  ['/', 'en', '/'],
  ['', 'en', '/'],
  ['/da', 'da', '/'],
  ['/da/', 'da', '/'],
  ['/da/om', 'da', '/om/'],
  ['/dance/', 'en', '/dance/'],
  ['https://shop.example/da/om/?a=b#c', 'da', '/om/'],
  ['//about///us', 'en', '/us/'],
  ['/sp%C3%B8rgsm%C3%A5l/', 'en', '/spørgsmål/'],
  ['/%zz/', 'en', '/%zz/'],
  ['/a%00b/', 'en', '/a%00b/'],
])('reads %s', (url, culture, path) => {
  expect(readSitePath(url, cultures)).toEqual({ culture, path });
});

it('returns a valid path for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readSitePath(text, cultures).path).toMatch(/^\/([^]*\/)?$/);
    }),
  );
});

it('returns the ids in a path', () => {
  expect(idsIn('/shirts/home/c-home-shirts/')).toEqual({ categoryId: 'home-shirts', variantId: undefined });
  expect(idsIn('/shirts/jersey/p-jersey-red-m/')).toEqual({
    categoryId: undefined,
    variantId: 'jersey-red-m',
  });
  expect(idsIn('/c-shirts/c-home/p-jersey/more/')).toEqual({ categoryId: 'home', variantId: 'jersey' });
  expect(idsIn('/c-_/p-/')).toEqual({ categoryId: undefined, variantId: undefined });
});
