import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { north } from '../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [north] });
});
afterAll(() => api.close());

const [jersey] = north.products;
const variant = jersey?.colors[0]?.variants[0]?.id ?? '';

describe.each([
  '/api/content',
  '/api/dictionary/dictionariesbyculture',
  '/api/settings',
  '/api/content/sitemap',
  '/api/categories',
  '/api/categories/shirts',
  '/api/categories/sitemap',
  '/api/products?id=jersey',
  '/api/products/jersey',
  '/api/products/away/preorder',
  '/api/products/category/shirts',
  `/api/products/variant/${variant}`,
  '/api/products/sitemap',
  '/api/products/search?Term=jersey',
  '/api/products/suggestions?Term=jer',
])('%s', (path) => {
  it('has an ETag and a cache policy', async () => {
    const { status, headers } = await api.call(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      'cache-control': 'no-cache',
      vary: 'StoreId, culture, currency, rootCategoryId',
    });
  });

  it('is answered 304 without a body if it has not changed', async () => {
    const { headers } = await api.call(path);
    const again = await api.call(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
    expect(again.headers).not.toHaveProperty('content-type');
  });
});

const conditional = (etag: string, more: { culture?: string } = {}) =>
  api.call('/api/products/jersey', { headers: { 'if-none-match': etag }, ...more });

it('compares with each ETag of a list, weak ones and *', async () => {
  const etag = String((await api.call('/api/products/jersey')).headers.etag);
  for (const list of [`"other", ${etag}`, `W/${etag}`, '*'])
    expect((await conditional(list)).status).toBe(304);
  expect((await conditional('"other"')).status).toBe(200);
});

it('answers 304 to a client that uses fetch, which adds headers for caches', async () => {
  const headers = { StoreId: 'north', culture: 'en' };
  const url = `${await api.listen()}/api/products/jersey`;
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { ...headers, 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('answers another culture in full', async () => {
  const etag = String((await api.call('/api/products/jersey')).headers.etag);
  expect((await conditional(etag, { culture: 'da' })).status).toBe(200);
});

it('answers in full after a change', async () => {
  const { headers } = await api.call('/api/dictionary/dictionariesbyculture');
  await api.context.db
    .insertInto('dictionary_items')
    .values({ store_id: 'north', culture: 'en', alias: 'Basket.Empty.Text', value: 'Nothing yet' })
    .onConflict((row) => row.columns(['store_id', 'culture', 'alias']).doUpdateSet({ value: 'Nothing yet' }))
    .execute();
  const again = await api.call('/api/dictionary/dictionariesbyculture', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(200);
  expect(again.headers.etag).not.toBe(headers.etag);
});

it('has the headers of the whole response for HEAD', async () => {
  const { headers } = await api.call('/api/products/jersey');
  const head = await api.app.inject({
    method: 'HEAD',
    url: '/api/products/jersey',
    headers: { StoreId: 'north', culture: 'en' },
  });
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
});

it('does not let errors be kept', async () => {
  const { status, headers } = await api.call('/api/products/nothing', { headers: { 'if-none-match': '*' } });
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
});
