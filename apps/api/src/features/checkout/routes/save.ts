import { ApiError } from '../../../platform/http/errors/api-error';
import { findBasket } from '../../baskets';
import type { Shop } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { type CheckoutDetails, saveDetails } from '../queries/checkout-details';
import { findOfferedMethods } from '../queries/checkout-methods';
import { toShippingMethods } from '../shipping-methods-view';

/**
 * Saves checkout details of a basket.
 * @throws {ApiError} 409 `BasketOrdered`
 */
export async function save(
  { db }: CheckoutContext,
  shop: Shop,
  basketId: string,
  details: CheckoutDetails,
): Promise<void> {
  if (!(await saveDetails(db, shop, basketId, details))) throw new ApiError(409, 'BasketOrdered');
}

/** Saves an address and returns the shipping methods for it. */
export async function saveAddress(
  context: CheckoutContext,
  shop: Shop,
  basketId: string,
  details: CheckoutDetails,
) {
  await save(context, shop, basketId, details);
  const basket = await findBasket(context.db, shop, basketId);
  const methods = await findOfferedMethods(context, shop);
  return { success: true as const, shippingMethods: toShippingMethods(methods, basket, shop) };
}
