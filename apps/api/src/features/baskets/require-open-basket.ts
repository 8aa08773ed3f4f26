import { ApiError } from '../../platform/http/errors/api-error';
import type { StoredBasket } from './queries/baskets';

/**
 * Returns the basket unless it is ordered.
 * @throws {ApiError} 409 `BasketOrdered`
 */
export function requireOpenBasket<Basket extends Pick<StoredBasket, 'status'>>(
  basket: Basket | undefined,
): Basket | undefined {
  if (basket?.status === 'ordered') throw new ApiError(409, 'BasketOrdered');
  return basket;
}
