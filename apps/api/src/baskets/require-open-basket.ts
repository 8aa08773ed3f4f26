import type { StoredBasket } from '../db/repositories/baskets';
import { ApiError } from '../errors/api-error';

/** The basket, unless it became an order: that is in its receipt. @throws {ApiError} 409 `BasketOrdered` */
export function requireOpenBasket<Basket extends Pick<StoredBasket, 'status'>>(
  basket: Basket | undefined,
): Basket | undefined {
  if (basket?.status === 'ordered') throw new ApiError(409, 'BasketOrdered');
  return basket;
}
