import type { App } from '../../../platform/http/app';
import { findCategorySitemap, readSitemap, SitemapQuery, sitemapResponse } from '../../content';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';

export function listCategorySitemap(app: App, context: CatalogueContext): void {
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
