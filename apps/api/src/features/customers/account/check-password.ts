import { normalizeIP } from '@fastify/rate-limit';
import type { Context } from '../../../platform/context';
import { ApiError } from '../../../platform/http/errors/api-error';
import { digestOf } from '../../../platform/http/rate-limits/counting-store';
import { countDelayedAttempt, forgetAttempts } from '../../../platform/http/rate-limits/queries';
import { TooManyRequests } from '../../../platform/http/rate-limits/too-many-requests';
import type { Shop } from '../../stores';
import type { Customer } from '../queries/customers';
import { delayMs, forgetMs } from './password-delays';
import { verifyPassword } from './passwords';

/** A password that a client claims is an account's. */
export interface PasswordClaim {
  /** The account's normalised address; it need not exist. */
  email: string;
  /** The client's IP address. */
  client: string;
  password: string;
  /** Missing if the account does not exist. */
  storedHash: string | null | undefined;
}

/**
 * Whether the password is right. Wrong ones are counted by account and client, and delay the client's next attempt on
 * that account: a stranger can slow down nobody else. An attempt is counted before the password is checked, so that
 * concurrent ones do not escape.
 * @throws {TooManyRequests} during the delay, whether or not the password is right
 * @throws {ApiError} 503 `Unavailable` if too many passwords are being checked
 */
export async function checkPassword(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { storeId, culture }: Shop,
  { email, client, password, storedHash }: PasswordClaim,
): Promise<boolean> {
  if (!config.rateLimits) return verifyPassword(password, storedHash);
  const key = digestOf(`password:${normalizeIP(client)}:${email}`, config.tokenSecret);
  const wait = await countDelayedAttempt(db, storeId, key, clock(), { delayMs, forgetMs });
  if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000), culture);
  const isRight = await verifyPassword(password, storedHash);
  if (isRight) await forgetAttempts(db, storeId, key);
  return isRight;
}

/**
 * Requires the customer's password for a change of the account.
 * @throws {ApiError} 400 `WrongPassword`
 * @throws {TooManyRequests} after several wrong passwords
 */
export async function requirePassword(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  { email, password_hash: storedHash }: Pick<Customer, 'email'> & { password_hash: string | null },
  { client, password, field }: { client: string; password: string; field: string },
): Promise<void> {
  if (!(await checkPassword(context, shop, { email, client, password, storedHash })))
    throw new ApiError(400, 'WrongPassword', {}, field);
}
