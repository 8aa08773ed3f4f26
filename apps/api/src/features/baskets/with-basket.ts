import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/http/errors/api-error';
import type { Shop } from '../stores';
import { readToken } from './basket-token';
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
  work: (basketId: string) => Promise<Result>,
): Promise<Result> {
  const id = basketId(context, shop, token);
  try {
    return await work(id);
  } catch (error) {
    if (!mayBeMerged(error)) throw error;
    const survivor = await findMergeTarget(context.db, shop.storeId, id);
    if (survivor === undefined) throw error;
    return work(survivor);
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
 * The id of the basket that a token opens.
 * @throws {ApiError} 404 `UnknownBasket` or `BasketExpired`
 */
function basketId({ config, clock }: Pick<Context, 'config' | 'clock'>, shop: Shop, token: string): string {
  const payload = readToken(token, config.tokenSecret, shop.storeId, clock());
  if (payload === 'unknown') throw new ApiError(404, 'UnknownBasket', {}, 'token');
  if (payload === 'expired') throw new ApiError(404, 'BasketExpired', {}, 'token');
  return payload.id;
}
