import type { Sitemap, SitemapEntry } from './sitemap-contract';

/** A database row of a page; its paths have no culture prefix. */
export interface SitemapRow {
  paths: Readonly<Record<string, string>>;
  changedAt: Date;
}

export interface SitemapCulture {
  culture: string;
  locale: string;
  pathPrefix: string;
}

/**
 * Entries per page. With three cultures each it stays far below the limits of a sitemap file: 50,000 URLs and 50 MB.
 */
export const sitemapPageSize = 1_000;

/** @param cultures of the store, its default culture first */
export function toSitemap(
  { rows, total }: { rows: readonly SitemapRow[]; total: number },
  page: number,
  cultures: readonly SitemapCulture[],
): Sitemap {
  return {
    entries: rows.flatMap((row) => toEntry(row, cultures) ?? []),
    page,
    pageSize: sitemapPageSize,
    totalItems: total,
    totalPages: Math.ceil(total / sitemapPageSize),
  };
}

function toEntry(
  { paths, changedAt }: SitemapRow,
  cultures: readonly SitemapCulture[],
): SitemapEntry | undefined {
  const alternates = cultures.flatMap(({ culture, locale, pathPrefix }) => {
    const path = paths[culture];
    return path === undefined ? [] : [{ culture, locale, url: pathPrefix + path }];
  });
  const [first] = alternates;
  return first && { url: first.url, alternates, lastModified: changedAt.toISOString() };
}
