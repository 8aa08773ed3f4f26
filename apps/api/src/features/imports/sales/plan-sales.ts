import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { errorItem } from '../../../platform/http/errors/error-body';
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
import { addSale, lockedProducts } from './add-sale';
import { NewSales, ProductSale } from './contract';
import { findOpenSales } from './queries';
import { readTerm, saleByPercentage } from './sale-rules';

export function planSales(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, {
    // An answer has the errors of one status only, and every refused product must be in it.
    409: ['UnknownProduct', 'DiscountAboveUnit', 'SalesOverlap'],
  });
  app.post(
    '/api/admin/sales',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'planSales',
        summary: 'Plan a sale of several products',
        description:
          'Plans a sale of each product, as `planSale` does, or none: if a product is refused, nothing is planned, and each refused product has an error with `field` `productIds.<index>`. `previewSales` shows the prices and the problems first.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader }),
        body: NewSales,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            sales: Type.Array(ProductSale, { description: 'The planned sales, in the order of the request' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { productIds, percent } = request.body;
      const { culture = 'en' } = request.headers;
      const term = readTerm(fail, request.body, context.clock());
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'planSales', storeId);
      return runOnce(fail, context, keyed, async (trx) => {
        const products = await lockedProducts(trx, storeId, productIds);
        const open = await findOpenSales(trx, storeId, productIds);
        const asked = productIds.map((id) =>
          saleByPercentage(products.get(id), {
            percent,
            term,
            open: open.filter(({ productId }) => productId === id),
          }),
        );
        const refused = asked.flatMap(({ problem }, index) => {
          const field = `productIds.${index}`;
          return problem ? [errorItem({ code: problem, params: { field }, field }, { culture })] : [];
        });
        if (refused.length > 0) return fail.all(refused);
        const now = context.clock();
        const sales: ProductSale[] = [];
        for (const [index, productId] of productIds.entries()) {
          const prices = asked[index]?.prices ?? {};
          const sale = await addSale(trx, { storeId, productId, prices, term, record, now });
          sales.push({ productId, sale });
        }
        return { success: true as const, sales };
      });
    },
  );
}
