import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReachable } from './when-reachable';

const again = vi.fn<() => void>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  again.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [1, 5_000],
  [2, 10_000],
  [3, 20_000],
  [10, 60_000],
])('after %i vain attempts it waits %i ms', (attempts, delay) => {
  whenReachable(attempts, again);
  vi.advanceTimersByTime(delay - 1);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
});

test('the connection’s return ends the wait, once', () => {
  whenReachable(1, again);
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  vi.runAllTimers();
  expect(again).toHaveBeenCalledTimes(1);
});

test('nothing happens after it was cancelled', () => {
  whenReachable(1, again)();
  page.dispatchEvent(new Event('online'));
  vi.runAllTimers();
  expect(again).not.toHaveBeenCalled();
});
