import { Type } from 'typebox';
import { Meta, ok, Succeeded } from '../../../platform/contract/meta';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { draftPage, Product } from '../../catalogue';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { issuePreview, previewAddresses, readPreview, ShopHeaders, type StoresContext } from '../../stores';
import { ProductParams } from '../single-product';
import { PreviewAddress } from './contract';
import { productOf } from './edited-product';
import { findDraft } from './queries';

export function previewProductDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownDraft'] });
  app.post(
    '/api/admin/product-drafts/:id/preview',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'previewProductDraft',
        summary: 'Get addresses that show a draft in the shop',
        description:
          'Whoever has such an address sees the draft as it is saved then, for an hour. No cache keeps the page, and search engines are told not to list it.',
        repetition: 'Nothing is written; each call has addresses of its own.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ProductParams,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            addresses: Type.Array(PreviewAddress, {
              description: 'The address in each culture of the store',
            }),
            token: Type.String({
              description: 'The token of the addresses, for `getProductPreview`',
              examples: ['eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoicHJvZHVjdCJ9.c2lnbmF0dXJl'],
            }),
            expiresAt: Type.String({
              format: 'date-time',
              description: 'When the addresses stop working',
              examples: ['2026-11-24T13:00:00.000Z'],
            }),
          }),
        },
      },
    },
    async (request) => {
      // Nothing changes, so the audit log has no entry.
      request.recordsChange = true;
      const { storeId } = keyOf(request);
      const { id } = request.params;
      const [draft, store] = await Promise.all([
        findDraft(context.db, storeId, id),
        context.stores.find(storeId),
      ]);
      if (!draft || !store) return fail('UnknownDraft', {}, 'id');
      const { token, expiresAt } = await issuePreview(context, { storeId, kind: 'product', id });
      const addresses = previewAddresses(context, store, 'product', token);
      return { success: true as const, addresses, token, expiresAt: expiresAt.toISOString() };
    },
  );
}

export function getProductPreview(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownDraft'] });
  app.get(
    '/api/previews/product',
    {
      schema: {
        operationId: 'getProductPreview',
        summary: 'Get a draft of a product, as its page would show it',
        description:
          'For whoever has a token of `previewProductDraft`. Baskets do not take the product. `related` is empty.',
        tags: ['Catalogue'],
        headers: Type.Object({
          ...ShopHeaders.properties,
          'Preview-Token': Type.String({
            maxLength: 1000,
            description: 'A token of `previewProductDraft`',
            examples: ['eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoicHJvZHVjdCJ9.c2lnbmF0dXJl'],
          }),
        }),
        querystring: Type.Object({
          variantId: Type.Optional(
            described(Id, 'The variant to select; the lead variant of the first colour if missing'),
          ),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            product: described(Product, 'The product with one variant selected'),
          }),
        },
      },
    },
    async ({ shop, headers, query }, reply) => {
      const id = await readPreview(
        context,
        { storeId: shop.storeId, kind: 'product' },
        headers['preview-token'],
      );
      const draft = id === undefined ? undefined : await findDraft(context.db, shop.storeId, id);
      const row = draft && (await productOf(context.db, shop.storeId, draft));
      const product = row && (await draftPage(context, shop, row, query.variantId));
      if (!product) return fail('UnknownDraft', {}, 'Preview-Token');
      reply.header('cache-control', 'private, no-store');
      return { meta: ok, product };
    },
  );
}
