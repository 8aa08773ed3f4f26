import type { App } from '../../../platform/http/app';
import { findProductSitemap, readSitemap, SitemapQuery, sitemapResponse } from '../../content';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';

export function listProductSitemap(app: App, context: CatalogueContext): void {
  app.get(
    '/api/products/sitemap',
    {
      schema: {
        operationId: 'listProductSitemap',
        summary: 'List the product pages for search engines',
        description:
          'Each colour of a listed product has one entry: the page of its lead variant. Omits unlisted products.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SitemapQuery,
        response: sitemapResponse,
      },
    },
    ({ shop, query }) => readSitemap(context, shop, findProductSitemap, query.page),
  );
}
