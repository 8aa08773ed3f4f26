import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once';

const chunkError = Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' });
const reload = vi.fn<() => void>();

function inBrowser(onLine: boolean) {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a part that cannot be loaded reloads the page at most once in 60 seconds', () => {
  inBrowser(true);
  reloadOnce(chunkError);
  vi.advanceTimersByTime(59_999);
  reloadOnce(chunkError);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  reloadOnce(chunkError);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that forbids storage does not reload repeatedly', () => {
  inBrowser(true);
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => reloadOnce(chunkError)).not.toThrow();
  expect(reload).not.toHaveBeenCalled();
});

test('other errors and a lost connection leave the page as it is', () => {
  inBrowser(true);
  reloadOnce(new TypeError('x is undefined'));
  inBrowser(false);
  reloadOnce(chunkError);
  expect(reload).not.toHaveBeenCalled();
});
