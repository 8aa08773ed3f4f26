import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, nullable } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { type CodeOf, declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import { basketErrors, hasNextBasket, TokenParams, withBasket } from '../../baskets';
import { findPlacedOrder, Order, type OrderWithLines, toOrder } from '../../orders';
import { lastPayment } from '../../payments';
import { ShopHeadersOrQuery, StoreQuery } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';

const ReceiptAnswer = Type.Object(
  {
    meta: Meta,
    receipt: nullable(described(Order, 'The order; null while the payment is open')),
    hasNextBasket: Type.Boolean({
      description:
        'Whether lines that were added during the payment are in the next basket: see `after` of createBasket',
    }),
  },
  { title: 'ReceiptAnswer' },
);

const receiptErrors = { 404: ['NoOrder', 'PaymentRefunded'] } as const;

export function getReceipt(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(basketErrors, receiptErrors);
  app.get(
    '/api/baskets/:token/receipt',
    {
      schema: {
        operationId: 'getReceipt',
        summary: 'Get the order that was placed with a basket',
        description:
          'While the payment is open, `receipt` is null and `meta.status` is 202. Repeat the call after a short time.',
        tags: ['Baskets'],
        headers: ShopHeadersOrQuery,
        params: TokenParams,
        querystring: StoreQuery,
        errors,
        response: {
          200: ReceiptAnswer,
        },
      },
    },
    async ({ shop, params: { token } }) =>
      withBasket(fail, context, shop, token, (id) => readReceipt(fail, context, shop.storeId, id)),
  );
}

async function readReceipt(
  fail: Fail<CodeOf<typeof receiptErrors>>,
  context: CheckoutContext,
  storeId: string,
  basketId: string,
) {
  const known = await findPlacedOrder(context.db, storeId, basketId);
  if (known) return foundReceipt(context, known);

  const payment = await lastPayment(context, storeId, basketId);
  const placed = await findPlacedOrder(context.db, storeId, basketId);
  if (placed) return foundReceipt(context, placed);
  if (payment?.status === 'open')
    return { meta: { status: 202, redirect: null }, receipt: null, hasNextBasket: false };
  const refunded = payment?.status === 'refunding' || payment?.status === 'refunded';
  return fail(refunded ? 'PaymentRefunded' : 'NoOrder');
}

async function foundReceipt({ db }: CheckoutContext, placed: OrderWithLines) {
  const { store_id: storeId, basket_id: basketId } = placed.order;
  return { meta: ok, receipt: toOrder(placed), hasNextBasket: await hasNextBasket(db, storeId, basketId) };
}
