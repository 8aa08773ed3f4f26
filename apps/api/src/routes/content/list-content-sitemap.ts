import type { App } from '../../app';
import type { Context } from '../../context';
import { findContentSitemap } from '../../db/repositories/sitemaps';
import { ShopHeaders } from '../../shop/resolve-shop';
import { readSitemap, SitemapQuery, sitemapResponse } from '../sitemap-response';

export function listContentSitemap(app: App, context: Context): void {
  app.get(
    '/api/content/sitemap',
    {
      schema: {
        operationId: 'listContentSitemap',
        summary: 'List the content pages for search engines',
        description: 'Omits redirects.',
        tags: ['Content'],
        headers: ShopHeaders,
        querystring: SitemapQuery,
        response: sitemapResponse,
      },
    },
    ({ shop, query }) => readSitemap(context, shop, findContentSitemap, query.page),
  );
}
