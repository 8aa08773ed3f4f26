import type { FastifyReply, FastifyRequest } from 'fastify';
import { isoDay } from '../../../platform/day';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { atVersion, type BasketChange, findBasket, ifMatchOf, sendVersion } from '../../baskets';
import type { Shop } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { type CheckoutDetails, saveDetails } from '../queries/checkout-details';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';

/** Saves checkout details of a basket. */
export async function save(
  fail: Fail<'BasketOrdered' | 'BasketChanged'>,
  { db }: CheckoutContext,
  shop: Shop,
  change: BasketChange,
  details: CheckoutDetails,
): Promise<void> {
  const saved = await atVersion(fail, db, shop, change, (trx) =>
    saveDetails(trx, shop, change.basketId, details),
  );
  if (!saved) fail('BasketOrdered');
}

/** Saves an address and returns the shipping methods for it. */
export async function saveAddress(
  fail: Fail<'BasketOrdered' | 'BasketChanged'>,
  context: CheckoutContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { basketId, ...details }: CheckoutDetails & { basketId: string },
) {
  const { shop } = request;
  await save(fail, context, shop, { basketId, ifMatch: ifMatchOf(request) }, details);
  const basket = await findBasket(context.db, shop, basketId);
  sendVersion(reply, basketId, basket);
  const methods = await findOfferedMethods(context, shop);
  return {
    success: true as const,
    shippingMethods: toShippingMethods(methods, basket, shop, isoDay(context.clock())),
  };
}
