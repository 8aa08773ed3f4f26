import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/http/errors/api-error';
import type { Shop } from '../stores/shop';
import { readToken } from './basket-token';

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
