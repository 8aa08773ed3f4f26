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

const { emailConfirmation: _, ...person } = billing;
const recipient = { ...person, firstName: 'Else', city: 'Malmö', zipCode: '211 22', country: 'SE' };
const send = (fan: Shopper, body: unknown = recipient) =>
  api.call(`/api/checkout/${fan.token}/shippingaddress`, { method: 'POST', body });

describe('200', () => {
  it('saves the address and ships to it', async () => {
    await shopper.bill();
    const { status, body } = await send(shopper);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, shippingMethods: [{ id: 'home-delivery' }] });
    expect((await shopper.checkout()).body).toMatchObject({
      billingAddress: billing,
      shippingAddress: recipient,
      useShippingAddress: true,
    });
  });

  it('saves an incomplete address', async () => {
    const fan = await newShopper(api.call);
    const incompleteAddress = { ...recipient, street: '', country: '' };
    expect((await send(fan, incompleteAddress)).status).toBe(200);
    expect((await fan.checkout()).body.shippingAddress).toEqual(incompleteAddress);
  });
});

describe('400', () => {
  it('rejects a missing field', async () => {
    const { email: __, ...incomplete } = recipient;
    expectRefusal(await send(shopper, incomplete), 400, 'RequiredField', 'email');
  });

  rejectsMalformedBodies(
    () => api,
    () => `/api/checkout/${shopper.token}/shippingaddress`,
  );
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/shippingaddress`,
    { method: 'POST', body: recipient },
  );
});

describe('409', () => {
  it('rejects an ordered basket', async () => {
    await api.context.db.updateTable('baskets').set({ status: 'ordered' }).execute();
    expectRefusal(await send(shopper, { ...recipient, city: 'Lund' }), 409, 'BasketOrdered');
    expect((await shopper.checkout()).body.shippingAddress.city).toBe('Malmö');
  });
});
