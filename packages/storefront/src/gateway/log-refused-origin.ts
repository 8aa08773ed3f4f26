import { createHmac, randomBytes } from 'node:crypto';
import { logSecurityEvent } from '../log';

/** A new key at each start is enough: it relates the lines of one client, and nobody can turn them back into addresses. */
const key = randomBytes(32);
const pseudonymBytes = 12;

/** Logs a call that a page of another site tried to make in a visitor's name, with a pseudonym of the client. */
export function logRefusedOrigin(operation: string, headers: Headers): void {
  const client = createHmac('sha256', key)
    .update(headers.get('X-Forwarded-For') ?? '')
    .digest()
    .subarray(0, pseudonymBytes)
    .toString('base64url');
  logSecurityEvent('originRefused', { operation, site: headers.get('Sec-Fetch-Site'), client });
}
