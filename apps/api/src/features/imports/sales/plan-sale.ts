import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { Db } from '../../../platform/database/database';
import type { App } from '../../../platform/http/app';
import { declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
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
import { findSource } from '../sources';
import type { ProductRow } from '../store-data';
import { NewSale, PlannedSale, toPlannedSale } from './contract';
import { findOpenSales, insertSale, lockProduct } from './queries';
import type { Sale, SalePrices } from './sale-times';

/** Errors of prices of a sale. */
export const salePriceErrors = {
  400: ['RequiredField', 'UnknownCurrency', 'DiscountAboveUnit'],
  404: ['UnknownProduct'],
} as const;

type PriceCode = 'RequiredField' | 'UnknownCurrency' | 'DiscountAboveUnit';

/** Refuses prices that are in no currency of the product, or not below its price. */
export function requireSalePrices(fail: Fail<PriceCode>, product: ProductRow, prices: SalePrices): void {
  const entries = Object.entries(prices);
  if (entries.length === 0) fail('RequiredField', { field: 'prices' }, 'prices');
  for (const [currency, asked] of entries) {
    const field = `prices.${currency}`;
    const known = product.prices[currency];
    if (!known) return fail('UnknownCurrency', { field, value: currency }, field);
    if (asked >= known.unit) fail('DiscountAboveUnit', { field }, field);
  }
}

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
      const [startsAt, endsAt] = [new Date(request.body.startsAt), new Date(request.body.endsAt)];
      if (endsAt <= startsAt || endsAt <= context.clock())
        fail('InvalidField', { field: 'endsAt' }, 'endsAt');
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'planSale', storeId);
      return runOnce(fail, context, keyed, async (trx) => {
        const product = await lockedProduct(trx, storeId, productId);
        if (!product) return fail('UnknownProduct', {}, 'id');
        requireSalePrices(fail, product, prices);
        const open = await findOpenSales(trx, storeId, productId);
        if (open.some((sale) => sale.startsAt < endsAt && startsAt < sale.endsAt))
          fail('SalesOverlap', {}, 'startsAt');
        const sale: Sale = {
          id: randomUUID(),
          productId,
          prices,
          startsAt,
          endsAt,
          state: 'planned',
          pricesBefore: null,
          problem: null,
        };
        await insertSale(trx, storeId, sale, context.clock());
        const planned = toPlannedSale(sale);
        const after = { sale: sale.id, prices, startsAt: planned.startsAt, endsAt: planned.endsAt };
        await record(trx, { target: { kind: 'product', id: productId }, after });
        return { success: true as const, sale: planned };
      });
    },
  );
}

async function lockedProduct(trx: Db, storeId: string, id: string): Promise<ProductRow | undefined> {
  if (!(await lockProduct(trx, storeId, id))) return undefined;
  return findSource(trx, storeId, 'products', id);
}
