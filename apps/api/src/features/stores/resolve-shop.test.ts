import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/refusals';
import { startTestApi, type TestApi } from '../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settings = (url: string, headers: Record<string, string> = {}) =>
  api.call(`/api/settings?url=${encodeURIComponent(url)}`, { store: null, headers });

describe('the store of a call without StoreId', () => {
  it.each([
    ['http://127.0.0.1:5990/da/om/', 'north', 'da'],
    ['https://127.0.0.1:5990/', 'north', 'en'],
    ['http://127.0.0.1:5991/', 'south', 'en'],
  ])('is for settings the one whose shop has the host of %s', async (url, storeId, culture) => {
    const { status, body } = await settings(url);
    expect([status, body.views?.clubSettings]).toMatchObject([200, { storeId, culture }]);
  });

  it('is not known for settings of an unknown host', async () => {
    expectRefusal(await settings('https://shop.example/'), 404, 'UnknownStore', 'url');
  });

  it('is required if the URL has no host, and for other operations', async () => {
    expectRefusal(await settings('/da/om/'), 400, 'RequiredField', 'StoreId');
    const url = encodeURIComponent('http://127.0.0.1:5990/');
    expectRefusal(
      await api.call(`/api/content?url=${url}`, { store: null }),
      400,
      'RequiredField',
      'StoreId',
    );
  });
});

describe('the currency', () => {
  const categories = (currency: string, culture = 'en') =>
    api.call('/api/categories', { culture, headers: { currency } });

  it("may be the culture's", async () => {
    expect((await categories('EUR')).status).toBe(200);
    expect((await categories('DKK', 'da')).status).toBe(200);
  });

  it.each([
    ['of another culture', 'DKK'],
    ['that the store does not have', 'USD'],
    ['that is none', 'euro'],
  ])('is refused if it is one %s', async (_title, currency) => {
    expectRefusal(await categories(currency), 400, 'NotOneOf', 'currency');
  });
});

describe('a call that declares JSON without a body', () => {
  const headers = { 'content-type': 'application/json' };

  it('is accepted by an operation without a body', async () => {
    const { status } = await api.call('/api/baskets', { method: 'POST', headers });
    expect(status).toBe(200);
  });

  it('is refused by an operation with one', async () => {
    const call = { method: 'POST', headers } as const;
    expectRefusal(await api.call('/api/products/search', call), 400, 'MalformedJson');
  });
});
