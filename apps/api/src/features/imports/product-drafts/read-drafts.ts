import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { defaultPageSize, paging } from '../../../platform/contract/pages';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { ProductRow } from '../../catalogue';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { productTag } from '../product-version';
import { ProductParams } from '../single-product';
import { ProductDraftList, StoredProductDraft, toListedDraft } from './contract';
import { draftTag, findDraft, findDrafts } from './queries';

export function listProductDrafts(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/product-drafts',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'listProductDrafts',
        summary: 'List the drafts of products',
        description: 'The last saved one comes first.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object(paging),
        errors,
        response: {
          200: Type.Object({ meta: Meta, drafts: described(ProductDraftList, 'A page of the drafts') }),
        },
      },
    },
    async (request) => {
      const { page = 1, pageSize = defaultPageSize } = request.query;
      const { culture = 'en' } = request.headers;
      const { items, total } = await findDrafts(context.db, keyOf(request).storeId, { page, pageSize });
      const listed = items.map((draft) => toListedDraft(draft, culture));
      return { meta: ok, drafts: { items: listed, page, pageSize, total } };
    },
  );
}

export function getProductDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownDraft'] });
  app.get(
    '/api/admin/product-drafts/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'getProductDraft',
        summary: 'Get a draft of a product',
        description: 'The data are those that `putProductDraft` takes.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ProductParams,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({ meta: Meta, draft: described(StoredProductDraft, 'The draft as it was saved') }),
        },
      },
    },
    async (request, reply) => {
      const draft = await findDraft(context.db, keyOf(request).storeId, request.params.id);
      if (!draft) return fail('UnknownDraft', {}, 'id');
      const { publishAt, problem, base } = draft;
      reply.header('etag', draftTag(draft));
      return {
        meta: ok,
        draft: {
          product: withoutId(draft.product),
          publishAt: publishAt?.toISOString() ?? null,
          problem,
          base: base && { version: productTag(base), product: withoutId(base) },
        },
      };
    },
  );
}

function withoutId(row: ProductRow): Omit<ProductRow, 'id'> {
  const { id: _, ...product } = row;
  return product;
}
