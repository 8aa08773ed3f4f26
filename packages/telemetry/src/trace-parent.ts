import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentSpan } from './spans';

/** Proves that a program of the platform sent the `traceparent` beside it. */
const signatureHeader = 'x-trace-signature';

/** Headers of a request, with lower-case names. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The headers that let the called program continue the current trace; empty if there is none. */
export function traceHeaders(secret: string | undefined): Record<string, string> {
  const traceparent = currentSpan()?.traceParent;
  if (!traceparent) return {};
  return {
    traceparent,
    ...(secret && { [signatureHeader]: signatureOf(traceparent, secret).toString('hex') }),
  };
}

/** The `traceparent` of a request if somebody who knows the secret sent it. */
export function signedTraceParent(headers: Headers, secret: string): string | undefined {
  const { traceparent, [signatureHeader]: signature } = headers;
  if (typeof traceparent !== 'string' || typeof signature !== 'string') return undefined;
  if (!/^[\da-f]{64}$/.test(signature)) return undefined;
  const isSigned = timingSafeEqual(signatureOf(traceparent, secret), Buffer.from(signature, 'hex'));
  return isSigned ? traceparent : undefined;
}

/** The `traceparent` of a request, whoever sent it. */
export const anyTraceParent = ({ traceparent }: Headers): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;

const signatureOf = (traceParent: string, secret: string) =>
  createHmac('sha256', secret).update(`traceparent:${traceParent}`).digest();
