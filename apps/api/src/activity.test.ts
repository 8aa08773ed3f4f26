import { expect, it } from 'vitest';
import { Activity } from './activity';

const never = new AbortController().signal;
const timed = async (work: () => Promise<void>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

it('waits for a pause, the longer the more is asked', async () => {
  const activity = new Activity();
  expect(await timed(() => activity.quiet(60_000, never))).toBeLessThan(30_000);
  activity.record();
  setTimeout(() => activity.record(), 40);
  expect(await timed(() => activity.quiet(80, never))).toBeGreaterThanOrEqual(110);
});

it('waits no longer than it is told to', async () => {
  const activity = new Activity();
  activity.record();
  expect(await timed(() => activity.quiet(60_000, AbortSignal.timeout(20)))).toBeLessThan(30_000);
});
