import { ApiError } from '../errors/api-error';
import { formatWait } from './limits';

/** A 429 that says, in the culture's language and in `Retry-After`, when to try again. */
export class TooManyRequests extends ApiError {
  constructor(
    readonly retryAfterSeconds: number,
    culture: string,
  ) {
    super(429, 'TooManyRequests', { wait: formatWait(retryAfterSeconds, culture) });
  }
}
