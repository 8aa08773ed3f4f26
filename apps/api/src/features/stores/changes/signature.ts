import { createHmac } from 'node:crypto';

export const signatureHeader = 'Matchday-Signature';

/** Signs a webhook body and its time: `t=<unix seconds>,v1=<hex hmac-sha256 of "t.body">`. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
