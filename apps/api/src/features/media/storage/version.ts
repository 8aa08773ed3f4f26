import { createHash } from 'node:crypto';

/** A short name of a picture's content. */
export function versionOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}
