import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from a shared secret. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
