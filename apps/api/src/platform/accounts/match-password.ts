import { normalizeIP } from '@fastify/rate-limit';
import type { Context } from '../context';
import type { Fail } from '../http/errors/declare-errors';
import { digestOf } from '../http/rate-limits/counting-store';
import { countDelayedAttempt, forgetAttempts } from '../http/rate-limits/queries';
import { failTooMany } from '../http/rate-limits/too-many-requests';
import { delayMs, forgetMs } from './password-delays';
import { verifyPassword } from './passwords';

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
  { storeId, culture }: { storeId: string; culture: string },
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
