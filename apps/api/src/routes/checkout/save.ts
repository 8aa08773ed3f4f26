import { toShippingMethods } from '../../baskets/shipping-methods';
import type { Context } from '../../context';
import { findBasket } from '../../db/repositories/baskets';
import { type CheckoutDetails, saveDetails } from '../../db/repositories/checkout-details';
import { findShippingMethods } from '../../db/repositories/checkout-methods';
import { ApiError } from '../../errors/api-error';
import type { Shop } from '../../shop/shop';

/**
 * Saves checkout details of a basket.
 * @throws {ApiError} 409 `BasketOrdered`
 */
export async function save(
  { db }: Context,
  shop: Shop,
  basketId: string,
  details: CheckoutDetails,
): Promise<void> {
  if (!(await saveDetails(db, shop, basketId, details))) throw new ApiError(409, 'BasketOrdered');
}

/** Saves an address and returns the shipping methods for it. */
export async function saveAddress(context: Context, shop: Shop, basketId: string, details: CheckoutDetails) {
  await save(context, shop, basketId, details);
  const basket = await findBasket(context.db, shop, basketId);
  const methods = await findShippingMethods(context.db, shop);
  return { success: true as const, shippingMethods: toShippingMethods(methods, basket, shop) };
}
