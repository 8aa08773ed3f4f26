import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose alone, from a secret that serves several. */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
