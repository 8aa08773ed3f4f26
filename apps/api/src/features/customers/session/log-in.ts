import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import { ApiError } from '../../../platform/http/errors/api-error';
import { refusalPause } from '../../../platform/http/hide-timing';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { readToken, signToken } from '../../baskets';
import type { Shop } from '../../stores';
import { resendConfirmation } from '../account/account-mails';
import { matchPassword } from '../account/check-password';
import { hashPassword, isOutdatedHash } from '../account/passwords';
import { registrationsOf } from '../account/registration';
import { changeCustomer, findCustomerByEmail, lockCustomer } from '../queries/customers';
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
 * Logs a customer in by password. Renews a password hash that was made with outdated parameters.
 * @throws {ApiError} 400 `InvalidCredentials`, after the same time for known and unknown addresses, or
 *   `EmailNotConfirmed`, after a new confirmation link was mailed
 * @throws {TooManyRequests} after several wrong passwords
 */
export async function logIn(
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { email, password, basketToken, userAgent, client }: Login,
): Promise<SessionTokens & { customerId: string; basketToken?: string }> {
  const { db, clock } = context;
  const address = normaliseEmail(email);
  const pause = refusalPause();
  const customer = await findCustomerByEmail(db, shop.storeId, address);
  const registrations =
    customer && !customer.confirmed_at ? await registrationsOf(db, shop.storeId, customer, clock()) : [];
  const storedHashes = customer
    ? [customer.password_hash, ...registrations.slice(1).map(({ password_hash }) => password_hash)]
    : [];
  const match = await matchPassword(context, shop, { email: address, client, password, storedHashes });
  if (!customer || match === undefined) {
    await pause;
    throw new ApiError(400, 'InvalidCredentials');
  }
  const registration = registrations.find(({ password_hash }) => password_hash === match);
  if (registration) {
    await db.transaction().execute((trx) => resendConfirmation(trx, shop, customer, registration, clock()));
    throw new ApiError(400, 'EmailNotConfirmed', {}, 'username');
  }
  const renewedHash = isOutdatedHash(match) ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const unchanged = await lockCustomer(trx, shop.storeId, customer.id);
    if (unchanged?.password_hash !== customer.password_hash) throw new ApiError(400, 'InvalidCredentials');
    if (renewedHash !== undefined)
      await changeCustomer(trx, shop.storeId, customer.id, { password_hash: renewedHash }, clock());
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
