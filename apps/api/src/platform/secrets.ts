import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Creates a random token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Hashes a refresh token for storage. The hash has a key, so that no stored session survives a change of the secret.
 */
export function hashOfRefreshToken(token: string, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'refresh-token-hash')).update(token).digest('base64url');
}

/**
 * The next refresh token. It is derived, so that two tabs that exchange the same token at the same time get the same
 * next token, although only hashes are stored.
 */
export function nextRefreshToken(token: string, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'refresh-token')).update(token).digest('base64url');
}

/** Derives a 32-byte key for one purpose from a shared secret. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
