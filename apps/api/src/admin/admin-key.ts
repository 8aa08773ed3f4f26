import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'mk_';
const secretBytes = 32;

/** A new key, which is shown to its owner once. */
export function newKey(): string {
  return prefix + randomBytes(secretBytes).toString('base64url');
}

/** What is kept of a key. A slow hash would add nothing: the key is random and as long as the hash. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether two secrets are the same, told in the same time wherever they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  );
}
