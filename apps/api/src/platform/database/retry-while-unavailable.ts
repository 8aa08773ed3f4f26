import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-unavailable';

const pauseMs = 200;

/**
 * Runs `work`, and retries while the database is unavailable.
 *
 * @param withinMs time limit for retries
 * @throws the error of the last attempt
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
