import { expect, test } from 'vitest';
import { isPreview, previewQuery } from './preview';

const culture = { locale: '', currency: '', name: '' };
const brand = {
  cultures: [
    { ...culture, culture: 'en', pathPrefix: '' as const },
    { ...culture, culture: 'da', pathPrefix: '/da' as const },
  ],
} as unknown as Parameters<typeof isPreview>[0];

test.each([
  ['/preview/page/', true],
  ['/da/preview/product/?token=a.b.c', true],
  ['/previews/', false],
  ['/shirts/preview/', false],
  ['/', false],
])('%s is a preview: %s', (path, expected) => {
  expect(isPreview(brand, path)).toBe(expected);
});

test.each([
  ['token=a.b-c_d', 'token=a.b-c_d'],
  ['token=a.b&more=1', 'token=a.b'],
  ['token=%22%3E', ''],
  ['', ''],
])('of the query %s, it reads "%s"', (query, expected) => {
  expect(previewQuery(new URLSearchParams(query))).toBe(expected);
});
