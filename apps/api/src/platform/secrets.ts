import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key';

/** Creates a random token. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The next refresh token. It is derived, so that two tabs that exchange the same token at the same time get the same
 * next token, although only hashes are stored.
 */
export function nextRefreshToken(token: string, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'refresh-token')).update(token).digest('base64url');
}
