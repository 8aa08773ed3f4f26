import { createHmac } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/**
 * The value of the `Sandbox-Signature` header, `t=<unix>,v1=<hex>`: an HMAC-SHA256 of `<t>.<body>`.
 *
 * @param body the exact body of the request
 * @param secret shared by provider and shop
 * @param timestamp seconds since 1970, now by default
 */
export function sign(body: string, secret: string, timestamp = Math.floor(Date.now() / 1000)): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
