import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCustomer, refresh } from '../../../../test/customer';
import { type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { addresses, billing, newShopper, readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let ahead = 0;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false, clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.faults({}));
const facts = async (token: string) => {
  const id =
    Buffer.from(token.split('.')[0] ?? '', 'base64url')
      .toString()
      .split('.')[0] ?? '';
  const payments = await api.context.db
    .selectFrom('payments')
    .selectAll()
    .where('basket_id', '=', id)
    .execute();
  const orders = await api.context.db.selectFrom('orders').selectAll().where('basket_id', '=', id).execute();
  const held = await api.context.db.selectFrom('stock_holds').selectAll().execute();
  const holds = held.filter((hold) => payments.some((payment) => payment.id === hold.payment_id));
  return { payments, orders, holds };
};
const stockOf = async (id: string) => {
  const row = await api.context.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.stock;
};

describe('200', () => {
  it('returns the payment page and reserves the stock', async () => {
    const before = await stockOf('jersey-red-s');
    const fan = await readyShopper(api.call, 'jersey-red-s', 2);
    const { status, body } = await fan.pay();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      errors: [],
      data: { url: expect.stringContaining(api.sandbox.url) },
    });
    expect(await stockOf('jersey-red-s')).toBe(Number(before) - 2);
    expect(await facts(fan.token)).toMatchObject({
      payments: [{ status: 'open', amount: 18_000, currency: 'EUR', provider: 'sandbox', method: 'card' }],
      orders: [
        { status: 'Open', number: null, total: 18_000, shipping_total: 0, email: 'freja@example.com' },
      ],
      holds: [{ variant_id: 'jersey-red-s', quantity: 2 }],
    });
    expect(await api.sandbox.session(body.data.url)).toMatchObject({
      amount: 18_000,
      currency: 'EUR',
      description: '2 × Home jersey',
      successUrl: addresses.returnUrl,
      cancelUrl: addresses.cancelUrl,
    });
  });

  it("charges the currency of the shopper's culture", async () => {
    const fan = await newShopper(api.call, { culture: 'da' });
    await fan.add('cap-black-onesize');
    await fan.bill();
    await fan.choose();
    const { body } = await fan.pay();
    expect(await api.sandbox.session(body.data.url)).toMatchObject({
      amount: 17_900,
      currency: 'DKK',
      locale: 'da-DK',
      description: '1 × Kasket',
    });
  });

  it('returns the same page for a second click: one payment, one order, one reservation', async () => {
    const fan = await readyShopper(api.call);
    const [first, second] = [await fan.pay(), await fan.pay()];
    expect(second.body).toEqual(first.body);
    const { payments, orders, holds } = await facts(fan.token);
    expect([payments.length, orders.length, holds.length]).toEqual([1, 1, 1]);
  });

  it('returns the same page for concurrent clicks', async () => {
    const fan = await readyShopper(api.call);
    const before = Number(await stockOf('jersey-red-s'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => fan.pay()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1);
    const { payments, orders, holds } = await facts(fan.token);
    expect([payments.length, orders.length, holds.length]).toEqual([1, 1, 1]);
    expect(await stockOf('jersey-red-s')).toBe(before - 1);
  });

  it('ends the earlier payment of a changed basket', async () => {
    const fan = await readyShopper(api.call, 'cap-black-onesize', 1);
    const before = Number(await stockOf('cap-black-onesize'));
    const first = await fan.pay();
    await fan.add('cap-black-onesize', 2);
    const second = await fan.pay();
    expect(second.status).toBe(200);
    expect(second.body.data.url).not.toBe(first.body.data.url);
    expect(await api.sandbox.session(first.body.data.url)).toMatchObject({ status: 'expired' });
    expect(await api.sandbox.session(second.body.data.url)).toMatchObject({ status: 'open', amount: 6_500 });
    const { payments, orders, holds } = await facts(fan.token);
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['Cancelled', 'Open']);
    expect(holds).toMatchObject([{ quantity: 3 }]);
    expect(await stockOf('cap-black-onesize')).toBe(before - 3);
  });

  it("counts stock reserved by the shopper's own payment as available", async () => {
    const fan = await readyShopper(api.call, 'away-white-m', 20);
    await fan.pay();
    expect((await fan.basket()).body.basket.lines).toMatchObject([
      { maxQuantity: 20, stockStatus: 'InPreorderStock' },
    ]);
    expect((await fan.set({ productId: 'away-white-m', quantity: 7 })).status).toBe(200);
    expect((await fan.add('away-white-m', 13)).status).toBe(200);
    expectRefusal(await fan.add('away-white-m', 1), 409, 'OutOfStock', 'quantity');
    expectRefusal(await (await newShopper(api.call)).add('away-white-m'), 409, 'OutOfStock', 'quantity');
    expect((await fan.pay()).status).toBe(200);
  });

  it('keeps the payment when the same details are saved again', async () => {
    const fan = await readyShopper(api.call);
    const first = await fan.pay();
    await fan.bill();
    await fan.choose();
    expect((await fan.pay()).body).toEqual(first.body);
  });

  it('returns the same response for the same Idempotency-Key, even if the basket changed', async () => {
    const fan = await readyShopper(api.call);
    const key = { 'idempotency-key': randomUUID() };
    const first = await fan.pay(key);
    await fan.add('jersey-blue-s');
    expect((await fan.pay(key)).body).toEqual(first.body);
    expect((await facts(fan.token)).payments).toHaveLength(1);
  });

  it('accepts a billing address in any country of the EU if it delivers elsewhere', async () => {
    const fan = await readyShopper(api.call);
    await fan.bill({ country: 'PL', zipCode: '00-001', city: 'Warszawa' });
    expectRefusal(await fan.pay(), 400, 'ShippingMethodUnavailable', 'shippingMethodId');
    const { emailConfirmation: _, ...body } = billing;
    await api.call(`/api/checkout/${fan.token}/shippingaddress`, { method: 'POST', body });
    expect((await fan.pay()).status).toBe(200);
  });
});

describe('401', () => {
  it('rejects an access token that is not valid any more, and places no order', async () => {
    const fan = await readyShopper(api.call);
    const customer = await newCustomer(api, 'expired@example.com');
    const logOut = { method: 'POST' as const, body: { refresh_token: customer.refreshToken } };
    expect((await api.call('/api/users/logout', logOut)).status).toBe(200);
    for (const authorization of [customer.authorization, 'Bearer a.b.c', 'bearer nonsense'])
      expectRefusal(await fan.pay({ authorization }), 401, 'NotLoggedIn');
    expect(await facts(fan.token)).toEqual({ payments: [], orders: [], holds: [] });
    expect((await fan.pay()).status).toBe(200);
  });

  it("rejects one that has expired; a refreshed one makes the order the customer's", async () => {
    const fan = await readyShopper(api.call);
    const customer = await newCustomer(api, 'late@example.com');
    ahead = 16 * 60_000;
    expectRefusal(await fan.pay({ authorization: customer.authorization }), 401, 'NotLoggedIn');
    const { body } = await refresh(api, customer.refreshToken);
    expect((await fan.pay({ authorization: `Bearer ${body.result.access_token}` })).status).toBe(200);
    const [order] = (await facts(fan.token)).orders;
    expect(order?.customer_id).toEqual(expect.any(String));
    ahead = 0;
  });
});
