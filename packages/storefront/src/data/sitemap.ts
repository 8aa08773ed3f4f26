import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '../cache/tags';
import type { SitemapKind } from '../seo/sitemap';
import type { SitemapEntry } from './contract';
import { shopApi } from './shop-api';

const sources = {
  content: { operation: 'listContentSitemap', tag: tags.contents },
  categories: { operation: 'listCategorySitemap', tag: tags.categories },
  products: { operation: 'listProductSitemap', tag: tags.products },
} as const;

/** A page, from 1, of the entries for search engines; after the last one there are no entries. */
export async function getSitemap(
  culture: string,
  kind: SitemapKind,
  page: number,
): Promise<{ entries: SitemapEntry[]; totalPages: number }> {
  'use cache';
  const { operation, tag } = sources[kind];
  cacheTag(tag);
  cacheLife(lifetimes.present);
  const { sitemap } = await shopApi(culture).call(operation, { query: { page } });
  return sitemap;
}
