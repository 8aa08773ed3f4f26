import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/http/errors/api-error';
import type { Shop } from '../stores/shop';
import { basketId } from './basket-id';
import { BasketMerged, findMergeTarget } from './queries/baskets';

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
