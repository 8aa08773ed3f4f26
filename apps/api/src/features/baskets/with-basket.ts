import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/http/errors/api-error';
import type { Shop } from '../stores';
import { type BasketTokenPayload, readToken } from './basket-token';
import { BasketMerged, findMergeTarget, type StoredBasket } from './queries/baskets';

/**
 * Runs `work` with the id of the basket that a token opens. If that basket was merged into another one, runs it with
 * the other basket, so that a tab with a token from before a login keeps working. The merge target is looked up only
 * after a failure.
 *
 * @throws {ApiError} 404 `UnknownBasket` or `BasketExpired`
 */
export async function withBasket<Result>(
  context: Context,
  shop: Shop,
  token: string,
  work: (basketId: string, token: BasketTokenPayload) => Promise<Result>,
): Promise<Result> {
  const payload = openToken(context, shop, token);
  try {
    return await work(payload.id, payload);
  } catch (error) {
    if (!mayBeMerged(error)) throw error;
    const survivor = await findMergeTarget(context.db, shop.storeId, payload.id);
    if (survivor === undefined) throw error;
    return work(survivor, payload);
  }
}

function mayBeMerged(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'BasketOrdered' || error.code === 'NoOrder';
  return error instanceof BasketMerged;
}

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

/**
 * The content of a basket's token.
 * @throws {ApiError} 404 `UnknownBasket` or `BasketExpired`
 */
function openToken(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  shop: Shop,
  token: string,
): BasketTokenPayload {
  const payload = readToken(token, config.tokenSecret, shop.storeId, clock());
  if (payload === 'unknown') throw new ApiError(404, 'UnknownBasket', {}, 'token');
  if (payload === 'expired') throw new ApiError(404, 'BasketExpired', {}, 'token');
  return payload;
}
