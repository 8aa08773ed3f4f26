import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, nullable } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { createShop, ShopHeaders } from '../../stores';
import { toContentRoute } from '../content-route';
import { ContentRoute, UrlQuery } from '../contract';
import { findPage, findRedirect } from '../queries/pages';
import { readSitePath } from '../site-path';

export function getContent(app: App, { db }: Context): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownPage'] });
  app.get(
    '/api/content',
    {
      schema: {
        operationId: 'getContent',
        summary: 'Get the content page at a path, or the target of its redirect (meta.status 301)',
        description:
          'A redirect of a product or category address applies to every path with the same `p-<id>` or `c-<id>` segment.',
        tags: ['Content'],
        headers: ShopHeaders,
        querystring: UrlQuery,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            route: nullable(described(ContentRoute, 'The page at the path; null for a redirect')),
          }),
        },
      },
    },
    async ({ shop: requestShop, query }) => {
      const { url = `${requestShop.pathPrefix}/` } = query;
      const { culture, path } = readSitePath(url, requestShop.store.cultures);
      const { storeId, pathPrefix } = createShop(requestShop.store, culture);
      const page = await findPage(db, storeId, culture, path);
      if (page) return { meta: ok, route: toContentRoute(page, pathPrefix) };
      const redirect = await findRedirect(db, storeId, culture, path);
      if (redirect === undefined) return fail('UnknownPage');
      return { meta: { status: 301, redirect }, route: null };
    },
  );
}
