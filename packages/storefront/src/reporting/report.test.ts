import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report, reportFrom } from './report';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response());

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/da/' });
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

test('a report carries the headers of the shop (S7.1)', () => {
  reportFrom({ storeId: 'club', culture: 'da', currency: 'DKK', rootCategoryId: 'all' });
  report(new TypeError('x is undefined'));
  const [url, { headers }] = fetch.mock.lastCall ?? ['', {}];
  expect(url).toBe('/api/log');
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    StoreId: 'club',
    culture: 'da',
    currency: 'DKK',
    rootCategoryId: 'all',
  });
});
