import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { limited } from '../../../platform/http/rate-limits/limits';
import {
  Basket,
  BasketSummary,
  type DisplayedLine,
  type StoredBasket,
  TokenParams,
  toBasket,
  toSummary,
  VoucherCode,
} from '../../baskets';
import type { Shop } from '../../stores';
import { ShippingMethod } from '../contract';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';
import { BasketChangeHeaders } from './change-headers';

export const voucherPath = '/api/checkout/:token/voucher';

/** Limited, because codes can be guessed. */
export const voucherConfig = limited('voucher');

/** The schema that both voucher operations share. */
export const voucherCall = {
  tags: ['Checkout'],
  headers: BasketChangeHeaders,
  versioned: 'basket',
  params: TokenParams,
  querystring: Type.Object({
    voucherCode: Type.Unsafe<string>({
      ...VoucherCode,
      minLength: 1,
      description: 'The code; not case-sensitive',
      examples: ['FANS10'],
    }),
  }),
} satisfies Parameters<App['post']>[1]['schema'];

export const VoucherAnswer = Type.Object(
  {
    success: Succeeded,
    basket: described(Basket, 'The basket after the call'),
    summary: described(BasketSummary, 'Totals of the basket after the call, VAT included'),
    shippingMethods: Type.Array(ShippingMethod, { description: 'With the current prices' }),
  },
  { title: 'VoucherAnswer' },
);

export async function voucherResponse(
  context: CheckoutContext,
  shop: Shop,
  token: string,
  basket: StoredBasket<DisplayedLine> | undefined,
) {
  const methods = await findOfferedMethods(context, shop);
  return {
    success: true as const,
    basket: toBasket(basket, shop, token, isoDay(context.clock())),
    summary: toSummary(basket, shop, token),
    shippingMethods: toShippingMethods(methods, basket, shop, isoDay(context.clock())),
  };
}
