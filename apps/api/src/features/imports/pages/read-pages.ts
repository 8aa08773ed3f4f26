import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { isSame } from '../write/same-data';
import { EditedPage, ListedPage, PageParams, PageVersion } from './contract';
import { draftFieldsOf, findPageState, findPages, pageTag, toEditedPage } from './edited-page';
import { contentOf, type PageContent } from './page-content';
import { findDrafts, findVersions } from './queries';

/** The cultures of a store, its default one first where one has to be chosen. */
export async function culturesOf({ stores }: StoresContext, storeId: string) {
  const store = await stores.find(storeId);
  return {
    cultures: store?.cultures.map(({ culture }) => culture) ?? [],
    defaultCulture: store?.defaultCulture ?? '',
  };
}

export function listPages(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/pages',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'listPages',
        summary: 'List the content pages of the shop with their drafts',
        description: 'Includes the front page, and pages that have only a draft.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            pages: Type.Array(ListedPage, { description: 'The pages in the order of the import' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const [pages, drafts, { defaultCulture }] = await Promise.all([
        findPages(context.db, storeId),
        findDrafts(context.db, storeId),
        culturesOf(context, storeId),
      ]);
      const draftOf = new Map(drafts.map((draft) => [draft.pageId, draft]));
      const known = new Set(pages.map(({ id }) => id));
      const rows: readonly { id: string; content: PageContent }[] = [
        ...pages.map((page) => ({ id: page.id, content: contentOf(page) })),
        ...drafts
          .filter(({ pageId }) => !known.has(pageId))
          .map(({ pageId: id, content }) => ({ id, content })),
      ];
      return {
        meta: ok,
        pages: rows.map(({ id, content: { alias, texts } }) => {
          const draft = draftOf.get(id);
          const { title = '', path = '' } = texts[defaultCulture] ?? {};
          const isPublished = known.has(id);
          return { id, alias, title, path, isPublished, draft: draft ? draftFieldsOf(draft) : null };
        }),
      };
    },
  );
}

export function getPage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownPage'] });
  app.get(
    '/api/admin/pages/:id',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'getPage',
        summary: 'Get a content page in all cultures, with its draft',
        description:
          'The ETag is the version of the page and its draft together, for operations that change the draft or publish it.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: PageParams,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ meta: Meta, page: described(EditedPage, 'The page') }) },
      },
    },
    async (request, reply) => {
      const { storeId } = keyOf(request);
      const state = await findPageState(context.db, storeId, request.params.id);
      if (!state) return fail('UnknownPage', {}, 'id');
      const { cultures } = await culturesOf(context, storeId);
      reply.header('etag', pageTag(state));
      return { meta: ok, page: toEditedPage(state, cultures) };
    },
  );
}

export function listPageVersions(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownPage'] });
  app.get(
    '/api/admin/pages/:id/versions',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'listPageVersions',
        summary: 'List what a content page was at earlier times',
        description:
          'The newest 50 versions, those of imports included. A page that has not changed since its store was created has none.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: PageParams,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            versions: Type.Array(PageVersion, { description: 'The versions, the newest first' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id } = request.params;
      const versions = await findVersions(context.db, storeId, id);
      const state = await findPageState(context.db, storeId, id);
      if (!state && versions.length === 0) return fail('UnknownPage', {}, 'id');
      const { defaultCulture } = await culturesOf(context, storeId);
      const published = state?.published && contentOf(state.published);
      const current = versions.findIndex(({ content }) => isSame(content, published));
      return {
        meta: ok,
        versions: versions.map(({ id: versionId, content, at, publishedBy }, index) => ({
          id: versionId,
          title: content.texts[defaultCulture]?.title ?? '',
          at: at.toISOString(),
          publishedBy,
          isPublished: index === current,
        })),
      };
    },
  );
}
