import { Type } from 'typebox';
import type { App } from '../../app';
import { toBasket, toSummary } from '../../baskets/basket-view';
import { toShippingMethods } from '../../baskets/shipping-methods';
import type { Context } from '../../context';
import { Basket, BasketSummary } from '../../contract/basket';
import { ShippingMethod } from '../../contract/checkout';
import { VoucherCode } from '../../contract/voucher';
import type { DisplayedLine, StoredBasket } from '../../db/repositories/baskets';
import { findShippingMethods } from '../../db/repositories/checkout-methods';
import { isoDay } from '../../domain/day';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import type { Shop } from '../../shop/shop';
import { TokenParams } from '../baskets/responses';

export const voucherPath = '/api/checkout/:token/voucher';

/** Limited, because codes can be guessed. */
export const voucherConfig = limited('voucher');

/** The schema that both voucher operations share. */
export const voucherCall = {
  tags: ['Checkout'],
  headers: ShopHeaders,
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
    success: Type.Literal(true),
    basket: Basket,
    summary: BasketSummary,
    shippingMethods: Type.Array(ShippingMethod, { description: 'With the current prices' }),
  },
  { title: 'VoucherAnswer' },
);

export async function voucherResponse(
  { db, clock }: Context,
  shop: Shop,
  token: string,
  basket: StoredBasket<DisplayedLine> | undefined,
) {
  const methods = await findShippingMethods(db, shop);
  return {
    success: true as const,
    basket: toBasket(basket, shop, token, isoDay(clock())),
    summary: toSummary(basket, shop, token),
    shippingMethods: toShippingMethods(methods, basket, shop),
  };
}
