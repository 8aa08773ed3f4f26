import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { defaultPageSize, pageOf, paging } from '../../../platform/contract/pages';
import { Culture, described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { entryTag } from '../entry-version';
import { findSources } from '../sources';
import { RedirectParams, StoredRedirect, storedRedirect, unknownRedirect } from './redirect-contract';

export function listRedirects(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/redirects',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'listRedirects',
        summary: 'List the redirects of a store by their old path',
        description: 'In all cultures of the store, unless `textCulture` names one.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          textCulture: Type.Optional(described(Culture, 'Only redirects of this culture')),
          search: Type.Optional({
            ...freeText(100),
            description: 'Only redirects with this text in their old path or their target',
            examples: ['about'],
          }),
          ...paging,
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            redirects: pageOf(StoredRedirect, 'RedirectList', 'A page of the redirects'),
          }),
        },
      },
    },
    async (request) => {
      const { textCulture, search = '', page = 1, pageSize = defaultPageSize } = request.query;
      const wanted = search.trim().toLowerCase();
      const all = await findSources(context.db, keyOf(request).storeId, 'redirects');
      const found = all
        .filter(
          ({ culture, from, to }) =>
            (textCulture === undefined || culture === textCulture) &&
            `${from} ${to}`.toLowerCase().includes(wanted),
        )
        .toSorted((a, b) => (a.from < b.from ? -1 : 1));
      const items = found.slice((page - 1) * pageSize, page * pageSize).map(storedRedirect);
      return { meta: ok, redirects: { items, page, pageSize, total: found.length } };
    },
  );
}

export function getRedirect(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, unknownRedirect);
  app.get(
    '/api/admin/redirects/:redirectId',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'getRedirect',
        summary: 'Get a redirect',
        description: 'The version of the redirect is its ETag, for `changeRedirect` and `removeRedirect`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: RedirectParams,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({ meta: Meta, redirect: described(StoredRedirect, 'The redirect') }),
        },
      },
    },
    async (request, reply) => {
      const all = await findSources(context.db, keyOf(request).storeId, 'redirects');
      const redirect = all.map(storedRedirect).find(({ id }) => id === request.params.redirectId);
      if (!redirect) return fail('UnknownRedirect', {}, 'redirectId');
      reply.header('etag', entryTag(redirect));
      return { meta: ok, redirect };
    },
  );
}
