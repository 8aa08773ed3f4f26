import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part';

const reload = vi.fn<() => void>();
const fetch = vi.fn<() => Promise<Response>>(async () => new Response());

beforeEach(() => {
  vi.stubGlobal('location', { reload, origin: 'https://shop.example', pathname: '/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a loaded part is returned', async () => {
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('one that could not be fetched is reported and makes the page load again (S8.7)', async () => {
  const error = Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' });
  await expect(loadPart(() => Promise.reject(error))).rejects.toBe(error);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/log', expect.anything());
});
