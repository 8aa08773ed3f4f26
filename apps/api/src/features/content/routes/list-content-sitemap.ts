import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { ShopHeaders } from '../../stores';
import { findContentSitemap } from '../queries/sitemaps';
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
