import { matchPassword } from '../../../platform/accounts/match-password';
import { hashPassword, isOutdatedHash } from '../../../platform/accounts/passwords';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { refusalPause } from '../../../platform/http/hide-timing';
import { normaliseEmail } from '../../../platform/mail/email-address';
import type { Shop } from '../../stores';
import { resendConfirmation } from '../account/account-mails';
import { registrationsOf } from '../account/registration';
import { changeCustomer, findCustomerByEmail, lockCustomer } from '../queries/customers';
import type { AccessTokens } from './access-tokens';
import { type LoginRequest, type StartedSession, startSession } from './start-session';

export interface Login extends LoginRequest {
  email: string;
  password: string;
  /** The client's IP address. */
  client: string;
}

/**
 * Logs a customer in by password. Known and unknown addresses are refused after the same time. An address that is not
 * confirmed is refused after a new confirmation link was mailed. Renews a password hash that was made with outdated
 * parameters.
 */
export async function logIn(
  fail: Fail<'InvalidCredentials' | 'EmailNotConfirmed' | 'TooManyRequests'>,
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { email, password, basketToken, userAgent, client }: Login,
): Promise<StartedSession> {
  const { db, clock } = context;
  const address = normaliseEmail(email);
  const pause = refusalPause();
  const customer = await findCustomerByEmail(db, shop.storeId, address);
  const registrations =
    customer && !customer.confirmed_at ? await registrationsOf(db, shop.storeId, customer, clock()) : [];
  const storedHashes = customer
    ? [customer.password_hash, ...registrations.slice(1).map(({ password_hash }) => password_hash)]
    : [];
  const match = await matchPassword(fail, context, shop, { email: address, client, password, storedHashes });
  if (!customer || match === undefined) {
    await pause;
    return fail('InvalidCredentials');
  }
  const registration = registrations.find(({ password_hash }) => password_hash === match);
  if (registration) {
    await db.transaction().execute((trx) => resendConfirmation(trx, shop, customer, registration, clock()));
    fail('EmailNotConfirmed', {}, 'username');
  }
  const renewedHash = isOutdatedHash(match) ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const unchanged = await lockCustomer(trx, shop.storeId, customer.id);
    if (unchanged?.password_hash !== customer.password_hash) fail('InvalidCredentials');
    if (renewedHash !== undefined)
      await changeCustomer(trx, shop.storeId, customer.id, { password_hash: renewedHash }, clock());
    return startSession(trx, context, tokens, shop, { customerId: customer.id, basketToken, userAgent });
  });
}
