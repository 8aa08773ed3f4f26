import type { App } from '../../app';
import type { Context } from '../../context';
import { findCategorySitemap } from '../../db/repositories/sitemaps';
import { ShopHeaders } from '../../shop/resolve-shop';
import { readSitemap, SitemapQuery, sitemapResponse } from '../sitemap-response';

export function listCategorySitemap(app: App, context: Context): void {
  app.get(
    '/api/categories/sitemap',
    {
      schema: {
        operationId: 'listCategorySitemap',
        summary: 'List the category pages for search engines',
        description: 'Omits the root category and categories without listed products.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SitemapQuery,
        response: sitemapResponse,
      },
    },
    ({ shop, query }) => readSitemap(context, shop, findCategorySitemap, query.page),
  );
}
