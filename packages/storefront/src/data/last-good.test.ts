import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastGood } from './last-good';

const failing = () => Promise.reject(new Error('no answer'));

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('returns the loaded value', async () => {
  expect(await lastGood('a', 0, async () => 1)).toEqual({ value: 1, isFresh: true });
});

test('returns the last good value when loading fails, and logs the failure', async () => {
  await lastGood('b', 0, async () => 1);
  expect(await lastGood('b', 0, failing)).toEqual({ value: 1, isFresh: false });
  expect(process.stderr.write).toHaveBeenCalledWith(expect.stringContaining('no answer'));
});

test('returns the default when nothing was loaded before', async () => {
  expect(await lastGood('c', null, failing)).toEqual({ value: null, isFresh: false });
});

test('keeps the last 500 values and no more', async () => {
  for (let index = 0; index <= 500; index++) await lastGood(`d${index}`, -1, async () => index);
  expect((await lastGood('d0', -1, failing)).value).toBe(-1);
  expect((await lastGood('d1', -1, failing)).value).toBe(1);
});
