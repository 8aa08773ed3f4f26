import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused, webhookTolerance } from '../payment-provider';

/**
 * Verifies a signature `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 *
 * @param now seconds since 1970
 * @throws {@link WebhookRefused} if it does not match the body, or its time differs by more than five minutes
 */
export function verifySignature(body: Buffer, header: string, secret: string, now: number): void {
  const parts = new Map(
    header.split(',').map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim(), value.trim()];
    }),
  );
  const signedAt = parts.get('t') ?? '';
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  const expected = createHmac('sha256', secret).update(`${signedAt}.`).update(body).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new WebhookRefused('The signature is missing or wrong.');
  }
  if (!(Math.abs(now - Number(signedAt)) <= webhookTolerance)) {
    throw new WebhookRefused('The signature is too old.');
  }
}
