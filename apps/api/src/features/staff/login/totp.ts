import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { derivedKey } from '../../../platform/secrets';

const stepMs = 30_000;
const ivBytes = 12;
const tagBytes = 16;

/** A new secret of an authenticator, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator reads as a QR code. */
export function totpUri(secret: string, { store, email }: { store: string; email: string }): string {
  return new TOTP({ issuer: store, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The time step of a code that is valid now, or was or will be half a minute away.
 * @returns undefined if the code is wrong
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / stepMs) + delta;
}

/** Encrypts a secret for storage, with a key that only the server has. It is bound to its member. */
export function encryptSecret(secret: string, memberId: string, tokenSecret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret), iv).setAAD(Buffer.from(memberId));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @returns undefined if it was encrypted with another key, or for another member */
export function decryptSecret(stored: string, memberId: string, tokenSecret: string): string | undefined {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(tokenSecret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(memberId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const start = decipher.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const keyOf = (tokenSecret: string): Uint8Array => derivedKey(tokenSecret, 'staff-totp');
