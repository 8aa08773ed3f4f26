import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from '../derived-key';

/** A token that nobody guesses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, not to use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token that follows a refresh token. It is derived, so that two tabs which exchange one token at the same time get
 * the same one, though only hashes are kept.
 */
export function nextRefreshToken(token: string, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'refresh-token')).update(token).digest('base64url');
}
