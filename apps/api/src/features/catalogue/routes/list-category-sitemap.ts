import type { App } from '../../../platform/http/app';
import { findCategorySitemap } from '../../content/queries/sitemaps';
import { readSitemap, SitemapQuery, sitemapResponse } from '../../content/sitemap-response';
import { ShopHeaders } from '../../stores/resolve-shop';
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
