import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { billing, newShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { emailConfirmation: _, ...person } = billing;
const path = (fan: Shopper) => `/api/checkout/${fan.token}/shippingaddress`;
const remove = (fan: Shopper) => api.call(path(fan), { method: 'DELETE' });

describe('200', () => {
  it('ships to the billing address again', async () => {
    const fan = await newShopper(api.call);
    await fan.bill();
    await api.call(path(fan), { method: 'POST', body: { ...person, country: 'SE', zipCode: '111 22' } });
    const { status, body } = await remove(fan);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      shippingMethods: [{ id: 'home-delivery' }, { id: 'pick-up' }],
    });
    expect((await fan.checkout()).body).toMatchObject({
      billingAddress: billing,
      shippingAddress: { city: '', country: '' },
      useShippingAddress: false,
    });
  });

  it('succeeds without a shipping address', async () => {
    expect((await remove(await newShopper(api.call))).status).toBe(200);
  });
});

describe('400', () => {
  it('rejects a malformed token', async () =>
    expectRefusal(
      await api.call('/api/checkout/x/shippingaddress', { method: 'DELETE' }),
      400,
      'TooShort',
      'token',
    ));
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/shippingaddress`,
    { method: 'DELETE' },
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    const fan = await newShopper(api.call);
    await fan.bill();
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await remove(fan), 409, 'BasketOrdered');
  });
});
