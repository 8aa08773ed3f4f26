import type { App } from '../../app';
import type { Context } from '../../context';
import { findContentSitemap } from '../../db/repositories/sitemaps';
import { ShopHeaders } from '../../shop/resolve-shop';
import { SitemapQuery, sitemapAnswer, sitemapResponse } from '../sitemap-answer';

export function listContentSitemap(app: App, context: Context): void {
  app.get(
    '/api/content/sitemap',
    {
      schema: {
        operationId: 'listContentSitemap',
        summary: 'The content pages for search engines',
        description: 'Addresses that lead elsewhere are left out.',
        tags: ['Content'],
        headers: ShopHeaders,
        querystring: SitemapQuery,
        response: sitemapResponse,
      },
    },
    ({ shop, query }) => sitemapAnswer(context, shop, findContentSitemap, query.page),
  );
}
