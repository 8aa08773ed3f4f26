import type { App } from '../../app';
import type { Context } from '../../context';
import { findCategorySitemap } from '../../db/repositories/sitemaps';
import { ShopHeaders } from '../../shop/resolve-shop';
import { SitemapQuery, sitemapAnswer, sitemapResponse } from '../sitemap-answer';

export function listCategorySitemap(app: App, context: Context): void {
  app.get(
    '/api/categories/sitemap',
    {
      schema: {
        operationId: 'listCategorySitemap',
        summary: 'The category pages for search engines',
        description:
          'A category in which, and below which, nothing is listed is left out, and so is the root category.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SitemapQuery,
        response: sitemapResponse,
      },
    },
    ({ shop, query }) => sitemapAnswer(context, shop, findCategorySitemap, query.page),
  );
}
