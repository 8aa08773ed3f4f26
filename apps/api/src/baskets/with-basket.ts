import type { Context } from '../context';
import { BasketMerged, findMergeTarget } from '../db/repositories/baskets';
import { ApiError } from '../errors/api-error';
import type { Shop } from '../shop/shop';
import { basketId } from './basket-id';

/**
 * Does something with the basket that a token opens. A basket that went into another leads there, so that a tab with
 * the token from before a login loses nothing; it is looked for only where the basket itself cannot serve.
 *
 * @throws {ApiError} 404 `UnknownBasket` or `BasketExpired`
 */
export async function withBasket<Answer>(
  context: Context,
  shop: Shop,
  token: string,
  work: (basketId: string) => Promise<Answer>,
): Promise<Answer> {
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
