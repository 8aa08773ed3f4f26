import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, logIn, newCustomer } from '../../../../test/customer';
import { type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';

const address = {
  street: 'Skolegade 4',
  city: 'Aarhus',
  zipCode: '8000',
  country: 'DK',
  phone: '+45 20 12 34 56',
};

let api: PaidApi;
let fan: Account;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false });
  fan = await newCustomer(api, 'fan@example.com');
  const saved = await fan.call('/api/users/me/profile', { method: 'PATCH', body: address });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
});
afterAll(() => api.close());

const filled = () => ({ ...address, email: fan.email, emailConfirmation: fan.email, firstName: 'Freja' });

/** The customer's call with the token of someone's basket. */
const prefillAs = ({ call }: Account, token: string) =>
  call(`/api/checkout/${token}/billingaddress/prefill`, { method: 'POST' });

describe('200', () => {
  it('fills the basket that a customer created, until another address is saved', async () => {
    const shopper = await newShopper(fan.call);
    await shopper.add('jersey-red-s');
    const { body } = await shopper.prefill();
    expect(body).toMatchObject({ success: true, billingAddress: filled() });
    expect(body.shippingMethods).toEqual((await shopper.checkout()).body.shippingMethods);
    expect((await shopper.checkout()).body.billingAddress).toMatchObject(filled());
    await shopper.bill({ city: 'Odense' });
    expect((await shopper.prefill()).body.billingAddress.city).toBe('Odense');
  });

  it('fills the basket with which a customer logged in', async () => {
    const guest = await newShopper(api.call);
    await guest.add('jersey-red-s');
    const { body } = await logIn(api, fan.email, { body: { basketToken: guest.token } });
    const authorization = `Bearer ${body.result.access_token}`;
    const call: Account['call'] = (path, request) =>
      api.call(path, { ...request, headers: { authorization } });
    expect((await prefillAs({ ...fan, call }, guest.token)).body.billingAddress).toMatchObject(filled());
  });

  it('leaves the baskets of guests and of other customers unchanged', async () => {
    const stranger = await newCustomer(api, 'stranger@example.com');
    for (const call of [api.call, stranger.call]) {
      const shopper = await newShopper(call);
      await shopper.add('jersey-red-s');
      const before = (await shopper.checkout()).body;
      const { status, body } = await prefillAs(fan, shopper.token);
      expect({ status, street: body.billingAddress.street }).toEqual({ status: 200, street: '' });
      expect((await shopper.checkout()).body).toEqual(before);
    }
  });

  it('leaves a customer’s basket unchanged without their login', async () => {
    const shopper = await newShopper(fan.call);
    await shopper.add('jersey-red-s');
    const guest = await api.call(`/api/checkout/${shopper.token}/billingaddress/prefill`, { method: 'POST' });
    expect(guest.body.billingAddress.street).toBe('');
    expect((await shopper.checkout()).body.billingAddress.street).toBe('');
  });
});

describe('400', () => {
  it('rejects a malformed token', async () =>
    expectRefusal(
      await api.call('/api/checkout/x/billingaddress/prefill', { method: 'POST' }),
      400,
      'TooShort',
      'token',
    ));
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}/billingaddress/prefill`,
    { method: 'POST' },
  );
});
