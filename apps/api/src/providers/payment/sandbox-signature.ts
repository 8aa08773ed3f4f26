import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused, webhookTolerance } from './payment-provider';

/**
 * Checks `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 *
 * @param now seconds since 1970
 * @throws {@link WebhookRefused} when it does not fit the body, or was made more than five minutes away from now
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
  const wanted = createHmac('sha256', secret).update(`${signedAt}.`).update(body).digest();
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new WebhookRefused('The signature is missing or wrong.');
  }
  if (!(Math.abs(now - Number(signedAt)) <= webhookTolerance)) {
    throw new WebhookRefused('The signature is too old.');
  }
}
