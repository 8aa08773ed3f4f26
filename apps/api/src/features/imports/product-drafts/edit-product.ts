import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changedFields,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { ProductParams } from '../single-product';
import { findSource } from '../sources';
import { auditedDraft } from './put-draft';
import { addDraft } from './queries';

export function editProduct(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownProduct'] });
  app.post(
    '/api/admin/products/:id/draft',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'editProduct',
        summary: 'Open a draft that changes a product of the shop',
        description:
          'The draft begins as the product is. Change, show, publish and delete it like the draft of a new product; the shop has the product as it is until then. Prices, and the stock of variants that the shop has, are not part of it: `putProductPrices`, `planSale` and `countStock` change them.',
        repetition: 'A product has one draft. A repeated call changes nothing.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ProductParams,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            created: Type.Boolean({ description: 'False if the draft existed before' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId, kind, id: authorId, name } = keyOf(request);
      const { id } = request.params;
      const record = changeRecorder(context, request);
      const created = await context.db.transaction().execute(async (trx) => {
        const product = await findSource(trx, storeId, 'products', id);
        if (!product) return fail('UnknownProduct', {}, 'id');
        const draft = {
          id,
          product,
          base: product,
          publishAt: null,
          savedAt: context.clock(),
          savedBy: { kind, id: authorId, name },
        };
        if (!(await addDraft(trx, storeId, draft))) return false;
        const change = changedFields(undefined, auditedDraft(draft));
        await record(trx, { target: { kind: 'productDraft', id }, ...change });
        return true;
      });
      return { success: true as const, created };
    },
  );
}
