import type { App } from '../../app';
import type { Context } from '../../context';
import { findProductSitemap } from '../../db/repositories/sitemaps';
import { ShopHeaders } from '../../shop/resolve-shop';
import { readSitemap, SitemapQuery, sitemapResponse } from '../sitemap-response';

export function listProductSitemap(app: App, context: Context): void {
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
