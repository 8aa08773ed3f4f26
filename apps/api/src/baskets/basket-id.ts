import type { Context } from '../context';
import { readToken } from '../domain/basket-token';
import { ApiError } from '../errors/api-error';
import type { Shop } from '../shop/shop';

/**
 * The id of the basket that a token opens.
 * @throws {ApiError} 404 `UnknownBasket` or `BasketExpired`
 */
export function basketId(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  shop: Shop,
  token: string,
): string {
  const payload = readToken(token, config.tokenSecret, shop.storeId, clock());
  if (payload === 'unknown') throw new ApiError(404, 'UnknownBasket', {}, 'token');
  if (payload === 'expired') throw new ApiError(404, 'BasketExpired', {}, 'token');
  return payload.id;
}
