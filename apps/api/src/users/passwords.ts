import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalisePassword } from '../domain/customers/password';
import { ApiError } from '../errors/api-error';

/** Argon2id, as OWASP advises: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxQueued = 64;

/** A flood of logins waits in a short queue, of which each takes a core and 19 MiB in its turn. */
const hashQueue = pLimit(availableParallelism());

/** Of no one's password: what a login is checked against where the address is not known, so that it takes as long. */
const placeholderHash = hash(crypto.randomUUID(), cost);

/**
 * The hash under which a password is storedHash.
 * @throws {ApiError} 503 `Unavailable` while too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(normalisePassword(password), cost));
}

/**
 * Whether it is the password of that hash; without a hash it takes as long and is not.
 * @throws {ApiError} 503 `Unavailable` while too many wait
 */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const matches = await queued(async () =>
    verify(storedHash ?? (await placeholderHash), normalisePassword(password)),
  );
  return matches && storedHash !== null && storedHash !== undefined;
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.pendingCount >= maxQueued) throw new ApiError(503, 'Unavailable');
  return hashQueue(work);
}
