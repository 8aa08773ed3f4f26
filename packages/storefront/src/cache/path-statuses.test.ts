import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPathStatuses, type PathStatus, pathStatusOf } from './path-statuses';

const here: PathStatus = { kind: 'here' };
const missing: PathStatus = { kind: 'missing' };
const answer = (pathStatus: PathStatus) => vi.fn<() => Promise<PathStatus>>(async () => pathStatus);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  forgetPathStatuses();
});

test('a path is read at most once a minute', async () => {
  const read = answer(missing);
  await pathStatusOf('/new/', read);
  vi.advanceTimersByTime(59_999);
  expect(await pathStatusOf('/new/', read)).toEqual(missing);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await pathStatusOf('/new/', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a change of content makes it read again at once', async () => {
  await pathStatusOf('/new/', answer(missing));
  forgetPathStatuses();
  expect(await pathStatusOf('/new/', answer(here))).toEqual(here);
});

test('an answer from before the change is not kept after it', async () => {
  const { promise, resolve } = Promise.withResolvers<PathStatus>();
  const early = pathStatusOf('/new/', () => promise);
  forgetPathStatuses();
  resolve(missing);
  expect(await early).toEqual(missing);
  expect(await pathStatusOf('/new/', answer(here))).toEqual(here);
});

test('2,000 paths are kept, the latest ones', async () => {
  for (let index = 0; index <= 2_000; index += 1) await pathStatusOf(`/${index}/`, answer(here));
  const read = answer(here);
  await pathStatusOf('/2000/', read);
  expect(read).not.toHaveBeenCalled();
  await pathStatusOf('/0/', read);
  expect(read).toHaveBeenCalledTimes(1);
});
