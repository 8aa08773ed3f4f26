import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  idempotencyErrors,
  keyedRequest,
  RequiredIdempotencyHeader,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { ProductParams } from '../single-product';
import { addSale, lockedProducts } from './add-sale';
import { NewSale, PlannedSale } from './contract';
import { findOpenSales } from './queries';
import { overlapsAny, readTerm, requireSalePrices, salePriceErrors } from './sale-rules';

export function planSale(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, salePriceErrors, {
    409: ['SalesOverlap'],
  });
  app.post(
    '/api/admin/products/:id/sales',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'planSale',
        summary: 'Plan a sale of a product',
        description:
          'At its beginning and its end, the API sets the prices as `putProductPrices` would, within some seconds. The end brings back the sale prices from before, unless somebody has changed them during the sale. Sales of one product cannot overlap. `previewSale` shows the prior prices first.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader }),
        params: ProductParams,
        body: NewSale,
        errors,
        response: {
          200: Type.Object({ success: Succeeded, sale: described(PlannedSale, 'The planned sale') }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id: productId } = request.params;
      const { prices } = request.body;
      const term = readTerm(fail, request.body, context.clock());
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'planSale', storeId);
      return runOnce(fail, context, keyed, async (trx) => {
        const product = (await lockedProducts(trx, storeId, [productId])).get(productId);
        if (!product) return fail('UnknownProduct', {}, 'id');
        requireSalePrices(fail, product, prices);
        if (overlapsAny(await findOpenSales(trx, storeId, [productId]), term))
          fail('SalesOverlap', {}, 'startsAt');
        const now = context.clock();
        const sale = await addSale(trx, { storeId, productId, prices, term, record, now });
        return { success: true as const, sale };
      });
    },
  );
}
