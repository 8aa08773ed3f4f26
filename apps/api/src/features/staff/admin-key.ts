import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AdminKey as AdminKeyView } from './contract';
import type { AdminKey } from './queries';

const prefix = 'mk_';
const secretBytes = 32;

/** Generates a key. The owner sees it only once. */
export function newKey(): string {
  return prefix + randomBytes(secretBytes).toString('base64url');
}

/** The stored hash of a key. A fast hash is enough, because the key is random and as long as the hash. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(given).digest(),
    createHash('sha256').update(expected).digest(),
  );
}

export function adminKeyView(key: AdminKey): AdminKeyView {
  return {
    id: key.id,
    storeId: key.storeId,
    name: key.name,
    scopes: [...key.scopes],
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt.toISOString(),
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
