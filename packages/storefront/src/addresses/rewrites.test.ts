import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { describe, expect, test } from 'vitest';
import type { Brand } from '../brand';
import { pageRewrites, slashRedirects, viewHeader } from './rewrites';

const brand = {
  cultures: [
    { culture: 'en', locale: 'en-GB', pathPrefix: '', currency: 'EUR' },
    { culture: 'da', locale: 'da-DK', pathPrefix: '/da', currency: 'DKK' },
  ],
} as unknown as Brand;

const rules = pageRewrites(brand, ['/stadium', '/history/finals'])
  .filter(({ has }) => !has)
  .map(({ source, destination }) => ({ destination, match: getPathMatch(source, { strict: false }) }));

/** The route that a path leads to, with its parameters filled in. */
function routeOf(path: string): string | null {
  for (const { destination, match } of rules) {
    const params = match(path);
    if (params)
      return destination
        .replace(/:(\w+)\*?/g, (_, name: string) => String(params[name]))
        .replace(/(.)\/$/, '$1');
  }
  return null;
}

describe('pageRewrites', () => {
  test.each([
    ['/', '/en'],
    ['/da', '/da'],
    ['/cart/', '/en/cart'],
    ['/da/checkout/', '/da/checkout'],
    ['/login/', '/en/login'],
    ['/da/user/account-details/', '/da/user/account-details'],
    ['/user/order-history/', '/en/user/order-history'],
    ['/da/user/order-history/8f1c-22/', '/da/user/order'],
    ['/newsletter/confirm/', '/en/newsletter/confirm'],
    ['/p-12/', '/en/product/12'],
    ['/brand/manifest.da.webmanifest', '/manifests/da'],
    ['/shirts/home/p-AB-12/', '/en/product/AB-12'],
    ['/da/troejer/p-12/', '/da/product/12'],
    ['/shirts/c-7/', '/en/category/7/1/all'],
    ['/shirts/c-7/page-3/', '/en/category/7/3/all'],
    ['/da/c-7/page-2/', '/da/category/7/2/all'],
    ['/shirts/c-7/extra/', '/en/category/7/1/all'],
    ['/da/shirts/c-7/extra/more/page-2/', '/da/category/7/2/all'],
    ['/shirts/p-12/extra/', '/en/product/12'],
    ['/c-7/p-12/', '/en/category/7/1/all'],
    ['/p-12/c-7/', '/en/category/7/1/all'],
    ['/c-1/c-7/', '/en/category/7/1/all'],
    ['/p-12_x/', '/en/content/p-12_x'],
    ['/search-page/', '/en/search/1/all'],
    ['/da/search-page/page-2/', '/da/search/2/all'],
    ['/stadium/', '/en/stadium'],
    ['/da/stadium/', '/da/stadium'],
    ['/da/history/finals/', '/da/history/finals'],
    ['/stadium/tours/', '/en/content/stadium/tours'],
    ['/about/', '/en/content/about'],
    ['/dakota/', '/en/content/dakota'],
    ['/da/om-os/', '/da/content/om-os'],
    ['/en/cart/', '/en/content/en/cart'],
    ['/product/12/', '/en/content/product/12'],
    ['/up-12/', '/en/content/up-12'],
    ['/sitemap.xml', '/sitemaps/index.xml'],
  ])('%s → %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  test.each([
    '/api',
    '/api/',
    '/api/baskets',
    '/_next/static/x.js',
    '/media/astralis/shirt',
    '/sitemaps/products-1.xml',
  ])('%s is no page', (path) => {
    expect(routeOf(path)).toBeNull();
  });
});

test('a list with a query leads to its view', () => {
  const source = pageRewrites(brand).find(({ destination }) => destination.endsWith('/category/:id/1/:view'));
  expect(source?.has).toEqual([
    { type: 'header', key: viewHeader, value: expect.stringContaining('(?<view>') as string },
  ]);
});

describe('slashRedirects', () => {
  const source = slashRedirects[0]?.source ?? '';
  const match = getPathMatch(source, { strict: false });
  test.each(['/about', '/da', '/shirts/p-12'])('%s is given its slash', (path) => {
    expect(match(path)).toBeTruthy();
  });
  test.each(['/about/', '/', '/robots.txt', '/api/baskets', '/media/astralis/shirt'])('%s stays', (path) => {
    expect(match(path)).toBeFalsy();
  });
});
