import type { SitemapEntry } from '../data/contract';
import { absoluteUrl } from './absolute-url';
import { languagesOf } from './languages';

/** What sitemaps list, each kind in files of its own. */
export const sitemapKinds = ['content', 'categories', 'products'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The sitemap index, which robots.txt names. */
export const sitemapAddress = '/sitemap.xml';

/** The file behind that address: it names the others. */
export const sitemapIndexFile = 'index.xml';

/** The path of a page of the API's sitemap: 1,000 entries, each in all its languages. */
export const sitemapPath = (kind: SitemapKind, page: number) => `/sitemaps/${kind}-${page}.xml`;

/** The kind and the page, from 1, of a sitemap's file name; null if there is no such file. */
export function readSitemapFile(file: string): { kind: SitemapKind; page: number } | null {
  const [, name, page] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const kind = sitemapKinds.find((one) => one === name);
  return kind ? { kind, page: Number(page) } : null;
}

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xmlFile = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

/** The index of the sitemaps at the paths. */
export function sitemapIndex(paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>${text(absoluteUrl(path))}</loc></sitemap>`);
  return xmlFile(`<sitemapindex ${xmlns}>\n${sitemaps.join('\n')}\n</sitemapindex>`);
}

/** The sitemap of the entries: every language version with all the others, and when it last changed. */
export function sitemapOf(entries: readonly SitemapEntry[], defaultCulture: string): string {
  const urls = entries.flatMap(({ alternates, lastModified }) => {
    const links = Object.entries(languagesOf(alternates, defaultCulture)).map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${text(language)}" href="${text(address)}"/>`,
    );
    return alternates.map(
      ({ url }) =>
        `<url><loc>${text(absoluteUrl(url))}</loc>${links.join('')}<lastmod>${lastModified}</lastmod></url>`,
    );
  });
  return xmlFile(
    `<urlset ${xmlns} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
