import { Type } from 'typebox';
import type { Context } from '../../platform/context';
import { Meta, ok } from '../../platform/contract/meta';
import { described } from '../../platform/contract/schema';
import type { Db } from '../../platform/database/database';
import type { Shop } from '../stores';
import type { SitemapPage, SitemapRows } from './queries/sitemaps';
import { sitemapPageSize, toSitemap } from './sitemap';
import { Sitemap } from './sitemap-contract';

const maxPage = 10_000;

export const SitemapQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxPage,
      default: 1,
      description: 'Page number, starting at 1; pages after the last one are empty',
    }),
  ),
});

export const sitemapResponse = {
  200: Type.Object({
    meta: Meta,
    sitemap: described(Sitemap, 'A page of the sitemap'),
  }),
};

/** A page of a sitemap in all cultures of the store; ignores the request's culture. */
export async function readSitemap(
  { db }: Context,
  { store, storeId }: Shop,
  find: (db: Db, storeId: string, page: SitemapPage) => Promise<SitemapRows>,
  page = 1,
) {
  const found = await find(db, storeId, { offset: (page - 1) * sitemapPageSize, limit: sitemapPageSize });
  const isDefault = ({ culture }: { culture: string }) => culture === store.defaultCulture;
  const cultures = store.cultures.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
  return { meta: ok, sitemap: toSitemap(found, page, cultures) };
}
