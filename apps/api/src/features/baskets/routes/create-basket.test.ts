import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const create = (path = '/api/baskets', call: object = {}) => api.call(path, { method: 'POST', ...call });

describe('200', () => {
  it('returns an empty basket with a token', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    const nothing = { amount: 0, currency: 'EUR' };
    expect(body).toEqual({
      success: true,
      basket: { token: body.summary.token, lines: [], vouchers: [] },
      summary: {
        token: expect.stringMatching(/^[\w.-]{20,200}$/),
        quantity: 0,
        subTotal: nothing,
        discountTotal: nothing,
        voucherTotal: nothing,
        shippingTotal: null,
        taxTotal: nothing,
        total: nothing,
      },
    });
  });

  it("uses the culture's currency", async () => {
    expect((await create('/api/baskets', { culture: 'da' })).body.summary.total.currency).toBe('DKK');
  });

  it('takes the store from the query', async () => {
    expect((await create('/api/baskets?storeId=north', { store: null })).status).toBe(200);
  });

  it('returns a new token each time and stores nothing', async () => {
    const tokens = await Promise.all([create(), create()]);
    expect(new Set(tokens.map(({ body }) => body.basket.token)).size).toBe(2);
    expect(await api.context.db.selectFrom('baskets').selectAll().execute()).toEqual([]);
  });
});

describe('400', () => {
  it('rejects a missing store', async () =>
    expectRefusal(await create('/api/baskets', { store: null }), 400, 'RequiredField', 'StoreId'));

  it('rejects different stores in query and header', async () =>
    expectRefusal(await create('/api/baskets?storeId=south'), 400, 'StoreMismatch', 'storeId'));
});

describe('404', () => {
  it('rejects an unknown store', async () =>
    expectRefusal(await create('/api/baskets', { store: 'nowhere' }), 404, 'UnknownStore'));
});

describe('401', () => {
  it('rejects an invalid access token, so that the client refreshes it', async () => {
    const answer = await api.call('/api/baskets', {
      method: 'POST',
      headers: { authorization: 'Bearer a.b.c' },
    });
    expectRefusal(answer, 401, 'NotLoggedIn');
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });
});
