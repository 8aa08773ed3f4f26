import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preorderDate } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('returns the shipping day and the maximum quantity of a preorder', async () => {
    const { status, body } = await api.call('/api/products/away/preorder');
    expect(status).toBe(200);
    expect(body.preorder).toEqual({
      productId: 'away',
      name: 'Away jersey',
      stockStatus: 'InPreorderStock',
      canBeOrdered: true,
      isPreorder: true,
      sentFrom: { earliest: preorderDate, latest: preorderDate },
      variants: [
        {
          id: 'away-white-m',
          color: 'white',
          colorName: 'White',
          size: 'M',
          stockStatus: 'InPreorderStock',
          availableFrom: preorderDate,
          maxQuantity: 20,
        },
      ],
    });
  });

  it.each([
    ['jersey', true],
    ['scarf', false],
  ])('returns the availability of %s, which is not a preorder', async (id, canBeOrdered) => {
    const { body } = await api.call(`/api/products/${id}/preorder`);
    expect(body.preorder).toMatchObject({ isPreorder: false, canBeOrdered, sentFrom: null });
  });
});

describe('404', () => {
  it.each(['glove', 'nothing', 'away-white-m'])('rejects the id %s', async (id) => {
    const { status, body } = await api.call(`/api/products/${id}/preorder`);
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownProduct']);
  });
});

describe('400', () => {
  it('rejects a malformed id', async () => {
    const { status, body } = await api.call('/api/products/a%20b/preorder');
    expect([status, body.errors[0].field]).toEqual([400, 'id']);
  });
});
