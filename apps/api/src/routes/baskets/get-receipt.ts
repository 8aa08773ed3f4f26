import { Type } from 'typebox';
import type { App } from '../../app';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { Meta, ok } from '../../contract/meta';
import { Order } from '../../contract/order';
import { nullable } from '../../contract/schema';
import { findPlacedOrder } from '../../db/repositories/orders';
import { ApiError } from '../../errors/api-error';
import { toOrder } from '../../orders/order-view';
import { lastPayment } from '../../payments/last-payment';
import { ShopHeaders, StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { TokenParams } from './responses';

export function getReceipt(app: App, context: Context): void {
  app.get(
    '/api/baskets/:token/receipt',
    {
      schema: {
        operationId: 'getReceipt',
        summary: 'Get the order that was placed with a basket',
        description:
          'While the payment is open, `receipt` is null and `meta.status` is 202. Repeat the call after a short time.',
        tags: ['Baskets'],
        headers: ShopHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        response: {
          200: Type.Object({ meta: Meta, receipt: nullable(Order) }, { title: 'ReceiptAnswer' }),
          ...failures(400, 404),
        },
      },
    },
    async ({ shop, params: { token } }) =>
      withBasket(context, shop, token, (id) => readReceipt(context, shop.storeId, id)),
  );
}

async function readReceipt(context: Context, storeId: string, basketId: string) {
  const known = await findPlacedOrder(context.db, storeId, basketId);
  if (known) return { meta: ok, receipt: toOrder(known) };

  const payment = await lastPayment(context, storeId, basketId);
  const placed = await findPlacedOrder(context.db, storeId, basketId);
  if (placed) return { meta: ok, receipt: toOrder(placed) };
  if (payment?.status === 'open') return { meta: { status: 202, redirect: null }, receipt: null };
  const refunded = payment?.status === 'refunding' || payment?.status === 'refunded';
  throw new ApiError(404, refunded ? 'PaymentRefunded' : 'NoOrder');
}
