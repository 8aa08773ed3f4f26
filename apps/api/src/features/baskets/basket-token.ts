import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** How long a basket token is valid (S9.7). */
export const basketTokenDays = 90;
const lifetimeMs = basketTokenDays * 24 * 60 * 60 * 1000;

export interface BasketTokenPayload {
  id: string;
  storeId: string;
  issuedAt: Date;
  /** The mark of the customer who was logged in when the basket was created. */
  creator?: string;
}

/** Why a basket token is invalid. */
export type TokenFault = 'unknown' | 'expired';

export function newTokenPayload(storeId: string, now: Date, customerId?: string): BasketTokenPayload {
  return {
    id: randomUUID(),
    storeId,
    issuedAt: now,
    ...(customerId && { creator: creatorMark(customerId) }),
  };
}

/** Stands for a customer in a token without revealing their id. */
export const creatorMark = (customerId: string): string =>
  createHash('sha256').update(customerId).digest('base64url').slice(0, 16);

/** Signs a basket token. Its content is readable, but only the server can create it. */
export function signToken({ id, storeId, issuedAt, creator }: BasketTokenPayload, secret: string): string {
  const seconds = Math.floor(issuedAt.getTime() / 1000).toString(36);
  const parts = [id, seconds, storeId, ...(creator ? [creator] : [])];
  const payload = Buffer.from(parts.join('.')).toString('base64url');
  return `${payload}.${digest(payload, secret).toString('base64url')}`;
}

/** Reads a basket token of this store, valid for 90 days (S9.7). */
export function readToken(
  token: string,
  secret: string,
  storeId: string,
  now: Date,
): BasketTokenPayload | TokenFault {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(payload, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'unknown';

  const [id = '', seconds = '', store = '', creator] = Buffer.from(payload, 'base64url')
    .toString()
    .split('.');
  if (store !== storeId) return 'unknown';
  const issuedAt = new Date(Number.parseInt(seconds, 36) * 1000);
  if (now.getTime() - issuedAt.getTime() >= lifetimeMs) return 'expired';
  return { id, storeId, issuedAt, ...(creator && { creator }) };
}

function digest(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`basket:${payload}`).digest();
}
