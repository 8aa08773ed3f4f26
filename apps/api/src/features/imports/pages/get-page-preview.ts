import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ContentRoute, findPageById, toContentRoute } from '../../content';
import { readPreview, ShopHeaders, type StoresContext } from '../../stores';
import { findShownDraft } from './queries';

export function getPagePreview(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownPage'] });
  app.get(
    '/api/content/preview',
    {
      schema: {
        operationId: 'getPagePreview',
        summary: 'Get the draft of a content page with the token of a preview',
        description:
          'Without a draft, it is the published page. A token that is invalid, expired or of another store is answered 404 `UnknownPage`. No cache may keep the response.',
        tags: ['Content'],
        headers: Type.Object({
          ...ShopHeaders.properties,
          'Preview-Token': Type.String({
            maxLength: 1000,
            description: 'The token that `previewPage` has given',
            examples: ['eyJhbGciOiJIUzI1NiJ9.e30.c2ln'],
          }),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            route: described(ContentRoute, 'The page as it would be published'),
          }),
        },
      },
    },
    async ({ shop, headers }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { culture, pathPrefix, store } = shop;
      const storeId = store.id;
      const id = await readPreview(context, { storeId, kind: 'page' }, headers['preview-token']);
      if (id === undefined) return fail('UnknownPage', {}, 'Preview-Token');
      const draft = await findShownDraft(context.db, { storeId, pageId: id, culture });
      const page = draft
        ? { ...draft, id, blocks: [...draft.blocks] }
        : await findPageById(context.db, storeId, culture, id);
      if (!page) return fail('UnknownPage', {}, 'Preview-Token');
      return { meta: ok, route: toContentRoute(page, pathPrefix) };
    },
  );
}
