import { expect, it } from 'vitest';
import { Activity } from './activity';

const never = new AbortController().signal;
const measure = async (work: () => Promise<void>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

it('waits until no request arrived for the given pause', async () => {
  const activity = new Activity();
  expect(await measure(() => activity.quiet(60_000, never))).toBeLessThan(30_000);
  activity.record();
  setTimeout(() => activity.record(), 40);
  expect(await measure(() => activity.quiet(80, never))).toBeGreaterThanOrEqual(110);
});

it('stops waiting when the signal aborts', async () => {
  const activity = new Activity();
  activity.record();
  expect(await measure(() => activity.quiet(60_000, AbortSignal.timeout(20)))).toBeLessThan(30_000);
});
