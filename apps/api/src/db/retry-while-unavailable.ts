import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-unavailable';

const pauseMs = 200;

/**
 * Does the work; where the database is away, again until it is back.
 *
 * @param withinMs how long to go on
 * @throws what the last try failed with
 */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  withinMs: number,
): Promise<Result> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end) throw error;
    }
    await wait(pauseMs);
  }
}
