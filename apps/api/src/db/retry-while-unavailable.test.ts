import { expect, it } from 'vitest';
import { retryWhileUnavailable } from './retry-while-unavailable';

const away = Object.assign(new Error('terminating connection'), { code: '57P01' });

it('tries again while the database is away', async () => {
  const answers = [away, away, 'done'];
  const work = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await retryWhileUnavailable(work, 5_000)).toBe('done');
});

it('gives up after its time, and at once where something else fails', async () => {
  const failing = (error: Error) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw error;
    };
    return { work, tries: () => tries };
  };
  const absent = failing(away);
  await expect(retryWhileUnavailable(absent.work, 300)).rejects.toBe(away);
  expect(absent.tries()).toBeGreaterThan(1);
  const wrong = failing(new Error('syntax error'));
  await expect(retryWhileUnavailable(wrong.work, 5_000)).rejects.toThrow('syntax error');
  expect(wrong.tries()).toBe(1);
});
