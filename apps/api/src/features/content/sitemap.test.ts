import { expect, it } from 'vitest';
import { sitemapPageSize, toSitemap } from './sitemap';

const cultures = [
  { culture: 'es', locale: 'es-ES', pathPrefix: '' },
  { culture: 'en', locale: 'en-GB', pathPrefix: '/en' },
];
const changedAt = new Date('2026-11-21T09:30:00Z');
const toEntries = (paths: Record<string, string>) =>
  toSitemap({ rows: [{ paths, changedAt }], total: 1 }, 1, cultures).entries;

it('lists a page by its URL in the default culture, with all alternates', () => {
  expect(toEntries({ en: '/about/', es: '/sobre/' })).toEqual([
    {
      url: '/sobre/',
      alternates: [
        { culture: 'es', locale: 'es-ES', url: '/sobre/' },
        { culture: 'en', locale: 'en-GB', url: '/en/about/' },
      ],
      lastModified: '2026-11-21T09:30:00.000Z',
    },
  ]);
});

it('lists a page that is missing in the default culture by its first culture', () => {
  expect(toEntries({ en: '/about/' })).toMatchObject([
    { url: '/en/about/', alternates: [{ culture: 'en' }] },
  ]);
});

it('counts sitemap pages', () => {
  const pagesOf = (total: number) => toSitemap({ rows: [], total }, 1, cultures).totalPages;
  expect([0, 1, sitemapPageSize, sitemapPageSize + 1].map(pagesOf)).toEqual([0, 1, 1, 2]);
});
