import { expect, it } from 'vitest';
import { retryWhileUnavailable } from './retry-while-unavailable';

const unavailable = Object.assign(new Error('terminating connection'), { code: '57P01' });

it('retries while the database is unavailable', async () => {
  const results = [unavailable, unavailable, 'done'];
  const work = async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  };
  expect(await retryWhileUnavailable(work, 5_000)).toBe('done');
});

it('stops after the time limit, and immediately on any other error', async () => {
  const failing = (error: Error) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw error;
    };
    return { work, tries: () => tries };
  };
  const outage = failing(unavailable);
  await expect(retryWhileUnavailable(outage.work, 300)).rejects.toBe(unavailable);
  expect(outage.tries()).toBeGreaterThan(1);
  const other = failing(new Error('syntax error'));
  await expect(retryWhileUnavailable(other.work, 5_000)).rejects.toThrow('syntax error');
  expect(other.tries()).toBe(1);
});
