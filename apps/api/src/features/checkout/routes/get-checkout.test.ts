import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { billing, newShopper, readyShopper } from '../../../../test/shopper';
import { startTestApi } from '../../../../test/test-api';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false, providerTimeoutMs: 30_000 });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.faults({}));

describe('200', () => {
  it('returns an empty checkout with the available methods', async () => {
    const { status, body } = await (await newShopper(api.call)).checkout();
    expect(status).toBe(200);
    const { emailConfirmation, ...nobody } = Object.fromEntries(
      Object.keys(billing).map((field) => [field, '']),
    );
    expect(body).toEqual({
      meta: { status: 200, redirect: null },
      billingAddress: { ...nobody, emailConfirmation },
      shippingAddress: nobody,
      useShippingAddress: false,
      shippingMethods: [
        {
          id: 'home-delivery',
          name: 'Home delivery',
          description: 'To your door',
          kind: 'home',
          price: { amount: 5, currency: 'EUR' },
          days: { min: 1, max: 3 },
          countedFrom: null,
          selected: false,
          dropPoint: null,
        },
        expect.objectContaining({ id: 'pick-up', kind: 'dropPoint', selected: false }),
      ],
      availablePaymentMethods: [
        { id: 'card', name: 'Card', description: 'Visa or Mastercard', prepayment: null },
      ],
      comment: '',
      payment: null,
    });
  });

  it('uses the language and currency of the request', async () => {
    const { body } = await (await newShopper(api.call, { culture: 'da' })).checkout();
    expect(body.shippingMethods[0]).toMatchObject({
      name: 'Hjemmelevering',
      price: { amount: 39, currency: 'DKK' },
    });
    expect(body.availablePaymentMethods).toMatchObject([{ name: 'Kort' }]);
  });

  it('returns a free shipping method above a goods value', async () => {
    const fan = await readyShopper(api.call, 'jersey-red-s', 2);
    expect((await fan.checkout()).body.shippingMethods[0]).toMatchObject({
      price: { amount: 0 },
      selected: true,
    });
  });

  it('omits payment methods without a configured provider', async () => {
    await api.context.db
      .insertInto('payment_methods')
      .values({ store_id: 'north', id: 'stripe-card', position: 1, provider: 'stripe', texts: '{}' })
      .execute();
    const { body } = await (await newShopper(api.call)).checkout();
    expect(body.availablePaymentMethods.map(({ id }: { id: string }) => id)).toEqual(['card']);
  });

  it('offers no drop points without a carrier and no payment without a provider', async () => {
    const plain = await startTestApi({ env: { PAYMENT_SANDBOX: 'off', DROP_POINTS: 'off' } });
    const { body } = await (await newShopper(plain.call)).checkout();
    expect(body.shippingMethods.map(({ kind }: { kind: string }) => kind)).toEqual(['home']);
    expect(body.availablePaymentMethods).toEqual([]);
    await plain.close();
  });

  it('returns why the card was declined and keeps all saved data', async () => {
    const fan = await readyShopper(api.call);
    const before = (await fan.checkout()).body;
    const { body } = await fan.pay();
    expect((await fan.checkout()).body.payment).toEqual({ status: 'open', reason: null });
    await api.sandbox.act(body.data.url, { action: 'decline', reason: 'insufficient_funds' });
    expect((await fan.checkout()).body).toEqual({
      ...before,
      payment: { status: 'declined', reason: 'there is not enough money on the card' },
    });
    const danish = await api.call(`/api/checkout/${fan.token}`, { culture: 'da' });
    expect(danish.body.payment.reason).toBe('der er ikke penge nok på kortet');
  });

  it('keeps all saved data after a cancelled payment', async () => {
    const fan = await readyShopper(api.call);
    const before = [(await fan.checkout()).body, (await fan.basket()).body];
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'cancel' });
    const { payment, ...after } = (await fan.checkout()).body;
    expect(payment).toEqual({ status: 'cancelled', reason: null });
    expect([{ ...after, payment: null }, (await fan.basket()).body]).toEqual(before);
  });

  it('responds without delay while the provider does not', async () => {
    const fan = await readyShopper(api.call);
    await fan.pay();
    await api.sandbox.faults({ status: 'hang' });
    const started = performance.now();
    expect((await fan.checkout()).body.payment).toEqual({ status: 'open', reason: null });
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('400', () => {
  it('rejects a malformed token', async () =>
    expectRefusal(await api.call('/api/checkout/x'), 400, 'TooShort', 'token'));
});

describe('401', () => {
  it('rejects an access token that is not valid any more', async () => {
    const { token } = await readyShopper(api.call);
    const answer = await api.call(`/api/checkout/${token}`, { headers: { authorization: 'Bearer a.b.c' } });
    expectRefusal(answer, 401, 'NotLoggedIn');
  });
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/checkout/${token}`,
  );
});
