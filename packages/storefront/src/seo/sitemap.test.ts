import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSitemapFile, sitemapIndex, sitemapOf, sitemapPath } from './sitemap';

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://shop.example'));
afterEach(() => vi.unstubAllEnvs());

test('the index names every file by its absolute address', () => {
  const index = sitemapIndex([sitemapPath('content', 1), sitemapPath('products', 2)]);
  expect(index.match(/(?<=<loc>).*?(?=<\/loc>)/g)).toEqual([
    'https://shop.example/sitemaps/content-1.xml',
    'https://shop.example/sitemaps/products-2.xml',
  ]);
});

test('a page is in its sitemap once in each language, with all of them and the time of its last change', () => {
  const sitemap = sitemapOf(
    [
      {
        url: '/about/',
        alternates: [
          { culture: 'en', locale: 'en-GB', url: '/about/' },
          { culture: 'da', locale: 'da-DK', url: '/da/om/' },
        ],
        lastModified: '2026-11-21T09:30:00.000Z',
      },
    ],
    'en',
  );
  const links = [
    ['en', '/about/'],
    ['da', '/da/om/'],
    ['x-default', '/about/'],
  ].map(
    ([language, path]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://shop.example${path}"/>`,
  );
  const rest = `${links.join('')}<lastmod>2026-11-21T09:30:00.000Z</lastmod></url>`;
  expect(sitemap).toContain(`<url><loc>https://shop.example/about/</loc>${rest}`);
  expect(sitemap).toContain(`<url><loc>https://shop.example/da/om/</loc>${rest}`);
  expect(sitemap.match(/<url>/g)).toHaveLength(2);
});

test('an address is written as XML demands', () => {
  expect(sitemapIndex(['/a&b.xml'])).toContain('<loc>https://shop.example/a&amp;b.xml</loc>');
});

test.each([
  ['products-2.xml', { kind: 'products', page: 2 }],
  ['products-0.xml', null],
  ['players-1.xml', null],
  ['index.xml', null],
])('the file %s is %j', (file, meaning) => {
  expect(readSitemapFile(file)).toEqual(meaning);
});
