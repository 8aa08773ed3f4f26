import type { Fail } from '../errors/declare-errors';
import { formatWait } from './limits';

/** Errors of operations that limit how often they are called. */
export const limitErrors = { 429: ['TooManyRequests'] } as const;

/** Ends the request with 429, which says, in the culture's language and in `Retry-After`, when to try again. */
export function failTooMany(
  fail: Fail<'TooManyRequests'>,
  retryAfterSeconds: number,
  culture: string,
): never {
  return fail('TooManyRequests', { wait: formatWait(retryAfterSeconds, culture), retryAfterSeconds });
}
