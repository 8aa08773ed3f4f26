import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import { normaliseEmail } from '../../../platform/mail/email-address';
import type { Shop } from '../../stores';
import { resendConfirmation } from '../account/account-mails';
import { checkPassword } from '../account/check-password';
import { findCustomerByEmail, lockCustomer } from '../queries/customers';
import type { AccessTokens } from './access-tokens';
import { type LoginRequest, type StartedSession, startSession } from './start-session';

export interface Login extends LoginRequest {
  email: string;
  password: string;
  /** The client's IP address. */
  client: string;
}

/**
 * Logs a customer in by password.
 * @throws {ApiError} 400 `InvalidCredentials`, after the same time for known and unknown addresses, or
 *   `EmailNotConfirmed`, after a new confirmation link was mailed
 * @throws {TooManyRequests} after several wrong passwords
 */
export async function logIn(
  context: Context,
  tokens: AccessTokens,
  shop: Shop,
  { email, password, basketToken, userAgent, client }: Login,
): Promise<StartedSession> {
  const { db, clock } = context;
  const address = normaliseEmail(email);
  const customer = await findCustomerByEmail(db, shop.storeId, address);
  const storedHash = customer?.password_hash;
  const isCorrect = await checkPassword(context, shop, { email: address, client, password, storedHash });
  if (!customer || !isCorrect) throw new ApiError(400, 'InvalidCredentials');
  if (!customer.confirmed_at) {
    await db.transaction().execute((trx) => resendConfirmation(trx, shop, customer, clock()));
    throw new ApiError(400, 'EmailNotConfirmed', {}, 'username');
  }
  return db.transaction().execute(async (trx) => {
    const unchanged = await lockCustomer(trx, shop.storeId, customer.id);
    if (unchanged?.password_hash !== customer.password_hash) throw new ApiError(400, 'InvalidCredentials');
    return startSession(trx, context, tokens, shop, { customerId: customer.id, basketToken, userAgent });
  });
}
