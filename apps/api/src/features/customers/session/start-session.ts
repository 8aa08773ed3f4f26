import { deviceLabel } from '../../../platform/accounts/device-label';
import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import { readToken, signToken } from '../../baskets';
import type { Shop } from '../../stores';
import type { AccessTokens } from './access-tokens';
import { mergeBaskets } from './merge-baskets';
import { openSession, type SessionTokens } from './sessions';

/** What a browser sends along with a login. */
export interface LoginRequest {
  basketToken: string | undefined;
  userAgent: string | undefined;
}

export type StartedSession = SessionTokens & { customerId: string; basketToken?: string };

/** Opens the session of a customer who has proven to be one, and merges the guest's basket into the customer's. */
export async function startSession(
  trx: Db,
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { customerId, basketToken, userAgent }: LoginRequest & { customerId: string },
): Promise<StartedSession> {
  const session = await openSession(trx, context, tokens, {
    storeId: shop.storeId,
    customerId,
    device: deviceLabel(userAgent),
  });
  const basket = await mergeGuestBasket(trx, context, shop, customerId, basketToken);
  return { ...session, customerId, ...(basket && { basketToken: basket }) };
}

/** Merges the guest's basket with the customer's. Ignores an invalid basket token. */
async function mergeGuestBasket(
  trx: Db,
  { config, clock }: Context,
  shop: Shop,
  customerId: string,
  token: string | undefined,
): Promise<string | undefined> {
  const now = clock();
  const payload = token ? readToken(token, config.tokenSecret, shop.storeId, now) : 'unknown';
  const guestBasketId = typeof payload === 'string' ? null : payload.id;
  const id = await mergeBaskets(trx, shop, { guestBasketId, customerId, now });
  if (id === null || id === guestBasketId) return guestBasketId === null ? undefined : token;
  return signToken({ id, storeId: shop.storeId, issuedAt: now }, config.tokenSecret);
}
