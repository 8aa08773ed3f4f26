import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('200', () => {
  it('lists where each method delivers, for how much and how fast', async () => {
    const { status, body } = await api.call('/api/shipping-methods');
    expect(status).toBe(200);
    expect(body.shippingMethods.length).toBeGreaterThan(1);
    for (const method of body.shippingMethods) {
      expect(method).toMatchObject({
        name: expect.stringMatching(/./),
        price: { amount: expect.any(Number), currency: 'EUR' },
        days: { min: expect.any(Number), max: expect.any(Number) },
      });
      expect(method.countries.length).toBeGreaterThan(0);
    }
  });

  it('lists them in the language and the currency of the culture', async () => {
    const [english, danish] = await Promise.all([
      api.call('/api/shipping-methods'),
      api.call('/api/shipping-methods', { culture: 'da' }),
    ]);
    expect(danish.body.shippingMethods[0].id).toBe(english.body.shippingMethods[0].id);
    expect(danish.body.shippingMethods[0].name).not.toBe(english.body.shippingMethods[0].name);
  });
});
