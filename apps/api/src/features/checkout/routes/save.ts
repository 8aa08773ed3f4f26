import type { Fail } from '../../../platform/http/errors/declare-errors';
import { findBasket } from '../../baskets';
import type { Shop } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { type CheckoutDetails, saveDetails } from '../queries/checkout-details';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';

/** Saves checkout details of a basket. */
export async function save(
  fail: Fail<'BasketOrdered'>,
  { db }: CheckoutContext,
  shop: Shop,
  basketId: string,
  details: CheckoutDetails,
): Promise<void> {
  if (!(await saveDetails(db, shop, basketId, details))) fail('BasketOrdered');
}

/** Saves an address and returns the shipping methods for it. */
export async function saveAddress(
  fail: Fail<'BasketOrdered'>,
  context: CheckoutContext,
  shop: Shop,
  basketId: string,
  details: CheckoutDetails,
) {
  await save(fail, context, shop, basketId, details);
  const basket = await findBasket(context.db, shop, basketId);
  const methods = await findOfferedMethods(context, shop);
  return { success: true as const, shippingMethods: toShippingMethods(methods, basket, shop) };
}
