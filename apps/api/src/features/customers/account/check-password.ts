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
  /** The hashes that the password may match; none if the account does not exist. */
  storedHashes: readonly string[];
}

/**
 * Finds the hash that the password matches; undefined if it is wrong. Wrong ones are counted by account and client, and delay the client's next attempt on
 * that account: a stranger can slow down nobody else. An attempt is counted before the password is checked, so that
 * concurrent ones do not escape. During the delay the request ends with 429, whether or not the password is right.
 */
export async function matchPassword(
  fail: Fail<'TooManyRequests'>,
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { storeId, culture }: Shop,
  { email, client, password, storedHashes }: PasswordClaim,
): Promise<string | undefined> {
  if (!config.rateLimits) return findMatch(password, storedHashes);
  const key = digestOf(`password:${normalizeIP(client)}:${email}`, config.tokenSecret);
  const wait = await countDelayedAttempt(db, storeId, key, clock(), { delayMs, forgetMs });
  if (wait > 0) failTooMany(fail, Math.ceil(wait / 1000), culture);
  const match = await findMatch(password, storedHashes);
  if (match !== undefined) await forgetAttempts(db, storeId, key);
  return match;
}

/** Without a hash it takes as long as with one. */
async function findMatch(password: string, storedHashes: readonly string[]): Promise<string | undefined> {
  if (storedHashes.length === 0) await verifyPassword(password, undefined);
  for (const storedHash of storedHashes) if (await verifyPassword(password, storedHash)) return storedHash;
  return undefined;
}

/** Requires the customer's password for a change of the account. */
export async function requirePassword(
  fail: Fail<'WrongPassword' | 'TooManyRequests'>,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  shop: Shop,
  { email, password_hash: storedHash }: Pick<Customer, 'email'> & { password_hash: string | null },
  { client, password, field }: { client: string; password: string; field: string },
): Promise<void> {
  const storedHashes = storedHash === null ? [] : [storedHash];
  if ((await matchPassword(fail, context, shop, { email, client, password, storedHashes })) === undefined)
    fail('WrongPassword', {}, field);
}
