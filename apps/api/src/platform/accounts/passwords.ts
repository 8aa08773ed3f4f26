import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { ErrorItemOf } from '../http/errors/api-error';
import { failAnywhere } from '../http/errors/declare-errors';
import { errorItem } from '../http/errors/error-body';
import type { MessageReader } from '../http/errors/messages';
import { normalisePassword, type PasswordFault, passwordFault } from './password-rule';

/** Argon2id parameters recommended by OWASP: 19 MiB, two iterations, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxQueued = 64;

/** Limits concurrent hashing, because each hash takes a CPU core and 19 MiB. */
const hashQueue = pLimit(availableParallelism());

/** Hash of a random password. Verifying against it takes as long for unknown addresses as for known ones. */
const placeholderHash = hash(crypto.randomUUID(), cost);

/** Hashes a password. Ends the request with 503 `Unavailable` if the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(normalisePassword(password), cost));
}

/** Whether a hash was made with other parameters than new ones are. */
export function isOutdatedHash(storedHash: string): boolean {
  const used = parseOptions(storedHash);
  return (['memoryCost', 'timeCost', 'parallelism'] as const).some((name) => used[name] !== cost[name]);
}

/** Whether the password matches the hash. Without a hash it takes as long and returns false. */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const matches = await enqueue(async () =>
    verify(storedHash ?? (await placeholderHash), normalisePassword(password)),
  );
  return matches && storedHash !== null && storedHash !== undefined;
}

async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.pendingCount >= maxQueued) failAnywhere('Unavailable');
  return hashQueue(work);
}

/** The store whose names a password must not consist of, and the reader of the errors. */
interface PasswordShop extends MessageReader {
  store: { id: string; name: string };
}

/** The errors of a new password. */
export async function passwordErrors(
  password: string,
  email: string,
  field: string,
  shop: PasswordShop,
): Promise<ErrorItemOf<PasswordFault['code']>[]> {
  const { id, name } = shop.store;
  const fault = await passwordFault(password, email, [id, name]);
  return fault ? [errorItem({ code: fault.code, params: { field, ...fault.params }, field }, shop)] : [];
}
