import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it("selects the variant, with the URL of its colour's lead variant", async () => {
    const { status, body } = await api.call('/api/products/variant/jersey-blue-m', { culture: 'da' });
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      id: 'jersey',
      selectedVariantId: 'jersey-blue-m',
      url: '/da/shirts-da/home-da/jersey-da/p-jersey-blue-s/',
      price: {
        unitPrice: { amount: 630, currency: 'DKK' },
        discountPrice: null,
        savings: null,
        priorPrice: null,
      },
      attributes: { colorName: 'Blå', sizeNumber: 'M' },
    });
    expect(body.product.images[0].url).toBe('/media/north/jersey-blue-front');
  });
});

describe('404', () => {
  it.each(['glove-grey-m', 'jersey', 'nothing'])('rejects the id %s', async (id) => {
    const { status, body } = await api.call(`/api/products/variant/${id}`);
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownProduct']);
  });

  it('rejects a variant of another store', async () => {
    const { status } = await api.call('/api/products/variant/jersey-blue-m', { store: 'south' });
    expect(status).toBe(404);
  });
});

describe('400', () => {
  it('rejects a malformed id', async () => {
    const { status, body } = await api.call(`/api/products/variant/${'x'.repeat(81)}`);
    expect([status, body.errors[0].code]).toEqual([400, 'TooLong']);
  });
});
