/** When failed work is tried again. */
export interface RetryDelays {
  /** The delay after the first attempt, in milliseconds; it doubles with each further attempt. */
  firstMs: number;
  maxMs: number;
}

/**
 * The delay before the next attempt, in milliseconds.
 * @param attempts the number of failed attempts, at least 1
 */
export function delayAfter(attempts: number, { firstMs, maxMs }: RetryDelays): number {
  return Math.min(maxMs, firstMs * 2 ** (attempts - 1));
}
