import { normalizeIP } from '@fastify/rate-limit';
import type { Context } from '../../../platform/context';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { digestOf } from '../../../platform/http/rate-limits/counting-store';
import { countDelayedAttempt, forgetAttempts } from '../../../platform/http/rate-limits/queries';
import { failTooMany, limitErrors } from '../../../platform/http/rate-limits/too-many-requests';
import type { Shop } from '../../stores';
import type { Customer } from '../queries/customers';
import { delayMs, forgetMs } from './password-delays';
import { verifyPassword } from './passwords';

/** Errors of operations that require a customer's password. */
export const passwordCheckErrors = { 400: ['WrongPassword'], ...limitErrors } as const;

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
 * concurrent ones do not escape. During the delay the request ends with 429, whether or not the password is right.
 */
export async function checkPassword(
  fail: Fail<'TooManyRequests'>,
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { storeId, culture }: Shop,
  { email, client, password, storedHash }: PasswordClaim,
): Promise<boolean> {
  if (!config.rateLimits) return verifyPassword(password, storedHash);
  const key = digestOf(`password:${normalizeIP(client)}:${email}`, config.tokenSecret);
  const wait = await countDelayedAttempt(db, storeId, key, clock(), { delayMs, forgetMs });
  if (wait > 0) failTooMany(fail, Math.ceil(wait / 1000), culture);
  const isRight = await verifyPassword(password, storedHash);
  if (isRight) await forgetAttempts(db, storeId, key);
  return isRight;
}

/** Requires the customer's password for a change of the account. */
export async function requirePassword(
  fail: Fail<'WrongPassword' | 'TooManyRequests'>,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  { email, password_hash: storedHash }: Pick<Customer, 'email'> & { password_hash: string | null },
  { client, password, field }: { client: string; password: string; field: string },
): Promise<void> {
  if (!(await checkPassword(fail, context, shop, { email, client, password, storedHash })))
    fail('WrongPassword', {}, field);
}
