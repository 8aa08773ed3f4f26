import { createHmac, timingSafeEqual } from 'node:crypto';

const tolerance = 5 * 60;

/** The parts of a `Matchday-Signature` header (`t=<unix seconds>,v1=<hex>`); null if malformed or not of the last five minutes. */
export function readSignature(
  header: string | null,
  now = Date.now(),
): { time: string; given: string } | null {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  return time && Math.abs(now / 1000 - Number(time)) <= tolerance ? { time, given } : null;
}

/** Whether a `Matchday-Signature` header was made over this body with the secret in the last five minutes. */
export function isSigned(body: string, header: string | null, secret: string, now = Date.now()): boolean {
  const signature = readSignature(header, now);
  if (!signature) return false;
  const expected = createHmac('sha256', secret).update(`${signature.time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature.given, 'hex'));
}
