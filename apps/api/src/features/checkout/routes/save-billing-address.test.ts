import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, rejectsInvalidBaskets, rejectsMalformedBodies } from '../../../../test/refusals';
import { billing, newShopper, type Shopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startTestApi();
  shopper = await newShopper(api.call);
});
afterAll(() => api.close());

const empty = Object.fromEntries(Object.keys(billing).map((field) => [field, '']));
const methods = (body: { shippingMethods: { id: string }[] }) => body.shippingMethods.map(({ id }) => id);

describe('200', () => {
  it('saves a complete address', async () => {
    const { status, body } = await shopper.bill();
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect((await shopper.checkout()).body.billingAddress).toEqual(billing);
  });

  it('saves an incomplete address and an empty one', async () => {
    const fan = await newShopper(api.call);
    const incompleteAddress = { ...empty, email: 'fre', zipCode: '80' };
    expect((await fan.bill(incompleteAddress)).status).toBe(200);
    expect((await fan.checkout()).body.billingAddress).toEqual(incompleteAddress);
    expect((await fan.bill(empty)).status).toBe(200);
    expect((await fan.checkout()).body.billingAddress).toEqual(empty);
  });

  it('stores no field that the contract does not name', async () => {
    const address = { ...billing, nickname: 'Fred' };
    await shopper.bill(address);
    const rows = await api.context.db.selectFrom('baskets').select('billing').execute();
    const names = rows.flatMap(({ billing: stored }) => Object.keys(stored ?? {}));
    expect(new Set(names)).toEqual(new Set(Object.keys(billing)));
  });

  it('returns the shipping methods for the country', async () => {
    expect(methods((await shopper.bill({ country: '' })).body)).toEqual(['home-delivery', 'pick-up']);
    expect(methods((await shopper.bill({ country: 'SE' })).body)).toEqual(['home-delivery']);
    expect(methods((await shopper.bill({ country: 'US' })).body)).toEqual([]);
  });

  it('deselects a shipping method that does not serve the country', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await fan.bill();
    await fan.choose('pick-up');
    expect((await fan.summary()).body.summary.shippingTotal).toEqual({ amount: 4, currency: 'EUR' });
    await fan.bill({ country: 'SE' });
    expect((await fan.summary()).body.summary.shippingTotal).toBeNull();
  });

  it('uses the VAT rate of the country', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await fan.bill({ country: 'US' });
    expect((await fan.summary()).body.summary).toMatchObject({
      total: { amount: 90 },
      taxTotal: { amount: 0 },
    });
  });
});

describe('400', () => {
  const send = (body: unknown) =>
    api.call(`/api/checkout/${shopper.token}/billingaddress`, { method: 'POST', body });

  it('rejects a field that is missing, too long or of the wrong type', async () => {
    const { city: _, ...incomplete } = billing;
    expectRefusal(await send(incomplete), 400, 'RequiredField', 'city');
    expectRefusal(await send({ ...billing, city: 'x'.repeat(101) }), 400, 'TooLong', 'city');
    expectRefusal(await send({ ...billing, city: 8000 }), 400, 'WrongType', 'city');
  });

  rejectsMalformedBodies(
    () => api,
    () => `/api/checkout/${shopper.token}/billingaddress`,
  );
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/billingaddress`,
    { method: 'POST', body: billing },
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    const fan = await newShopper(api.call);
    await fan.bill();
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await fan.bill({ city: 'Odense' }), 409, 'BasketOrdered');
    expect((await fan.checkout()).body.billingAddress.city).toBe('Aarhus');
  });
});
