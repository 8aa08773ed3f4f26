import type { Sitemap, SitemapEntry } from '../../contract/sitemap';

/** A page as the database knows it, its paths without the cultures' prefixes. */
export interface SitemapRow {
  paths: Readonly<Record<string, string>>;
  changedAt: Date;
}

export interface SitemapCulture {
  culture: string;
  locale: string;
  pathPrefix: string;
}

/** Entries on a page: with three cultures each far from the 50,000 addresses and 50 MB that a sitemap's file may have. */
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
