import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { readToken, signToken } from '../../baskets';
import type { Shop } from '../../stores';
import { resendConfirmation } from '../account/account-mails';
import { checkPassword } from '../account/check-password';
import { findCustomerByEmail, lockCustomer } from '../queries/customers';
import type { AccessTokens } from './access-tokens';
import { deviceLabel } from './device-label';
import { mergeBaskets } from './merge-baskets';
import { openSession, type SessionTokens } from './sessions';

export interface Login {
  email: string;
  password: string;
  basketToken: string | undefined;
  userAgent: string | undefined;
  /** The client's IP address. */
  client: string;
}

/**
 * Logs a customer in by password. Known and unknown addresses are refused after the same time. An address that is not
 * confirmed is refused after a new confirmation link was mailed.
 */
export async function logIn(
  fail: Fail<'InvalidCredentials' | 'EmailNotConfirmed' | 'TooManyRequests'>,
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { email, password, basketToken, userAgent, client }: Login,
): Promise<SessionTokens & { customerId: string; basketToken?: string }> {
  const { db, clock } = context;
  const address = normaliseEmail(email);
  const customer = await findCustomerByEmail(db, shop.storeId, address);
  const storedHash = customer?.password_hash;
  const isCorrect = await checkPassword(fail, context, shop, {
    email: address,
    client,
    password,
    storedHash,
  });
  if (!customer || !isCorrect) return fail('InvalidCredentials');
  if (!customer.confirmed_at) {
    await db.transaction().execute((trx) => resendConfirmation(trx, shop, customer, clock()));
    fail('EmailNotConfirmed', {}, 'username');
  }
  return db.transaction().execute(async (trx) => {
    const unchanged = await lockCustomer(trx, shop.storeId, customer.id);
    if (unchanged?.password_hash !== customer.password_hash) fail('InvalidCredentials');
    const session = await openSession(trx, context, tokens, {
      storeId: shop.storeId,
      customerId: customer.id,
      device: deviceLabel(userAgent),
    });
    const basket = await mergeGuestBasket(trx, context, shop, customer.id, basketToken);
    return { ...session, customerId: customer.id, ...(basket && { basketToken: basket }) };
  });
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
