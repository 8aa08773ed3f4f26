import { createHmac, timingSafeEqual } from 'node:crypto';

const tolerance = 5 * 60;

/**
 * Whether a `Matchday-Signature` header (`t=<unix seconds>,v1=<hex>`) was made over this body with the secret in the last
 * five minutes.
 */
export function isSigned(body: string, header: string | null, secret: string, now = Date.now()): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!time || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
