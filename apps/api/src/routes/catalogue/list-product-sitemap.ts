import type { App } from '../../app';
import type { Context } from '../../context';
import { findProductSitemap } from '../../db/repositories/sitemaps';
import { ShopHeaders } from '../../shop/resolve-shop';
import { SitemapQuery, sitemapAnswer, sitemapResponse } from '../sitemap-answer';

export function listProductSitemap(app: App, context: Context): void {
  app.get(
    '/api/products/sitemap',
    {
      schema: {
        operationId: 'listProductSitemap',
        summary: 'The product pages for search engines',
        description:
          'Each colour of a listed product has an entry: the page of its lead variant. Unlisted products are left out.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SitemapQuery,
        response: sitemapResponse,
      },
    },
    ({ shop, query }) => sitemapAnswer(context, shop, findProductSitemap, query.page),
  );
}
