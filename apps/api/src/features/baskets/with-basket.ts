import type { Context } from '../../platform/context';
import { failureCode } from '../../platform/http/errors/api-error';
import type { Fail } from '../../platform/http/errors/declare-errors';
import type { Shop } from '../stores';
import { type BasketTokenPayload, readToken } from './basket-token';
import { BasketMerged, findMergeTarget, type StoredBasket } from './queries/baskets';

/** Errors of operations whose path has a basket's token. */
export const basketErrors = { 404: ['UnknownBasket', 'BasketExpired'] } as const;
/** Errors of operations that refuse an ordered basket. */
export const openBasketErrors = { ...basketErrors, 409: ['BasketOrdered'] } as const;

type FailBasket = Fail<(typeof basketErrors)[404][number]>;

/**
 * Runs `work` with the id of the basket that a token opens. If that basket was merged into another one, runs it with
 * the other basket, so that a tab with a token from before a login keeps working. The merge target is looked up only
 * after a failure.
 */
export async function withBasket<Result>(
  fail: FailBasket,
  context: Context,
  shop: Shop,
  token: string,
  work: (basketId: string, token: BasketTokenPayload) => Promise<Result>,
): Promise<Result> {
  const payload = openToken(fail, context, shop, token);
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
  const code = failureCode(error);
  return code === 'BasketOrdered' || code === 'NoOrder' || error instanceof BasketMerged;
}

/** Returns the basket unless it is ordered. */
export function requireOpenBasket<Basket extends Pick<StoredBasket, 'status'>>(
  fail: Fail<'BasketOrdered'>,
  basket: Basket | undefined,
): Basket | undefined {
  if (basket?.status === 'ordered') fail('BasketOrdered');
  return basket;
}

/** The content of a basket's token. */
function openToken(
  fail: FailBasket,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  shop: Shop,
  token: string,
): BasketTokenPayload {
  const payload = readToken(token, config.tokenSecret, shop.storeId, clock());
  if (payload === 'unknown') return fail('UnknownBasket', {}, 'token');
  if (payload === 'expired') return fail('BasketExpired', {}, 'token');
  return payload;
}
