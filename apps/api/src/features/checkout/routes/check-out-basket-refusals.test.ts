import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal, rejectsInvalidBaskets, rejectsMalformedBodies } from '../../../../test/refusals';
import { addresses, newShopper, readyShopper } from '../../../../test/shopper';

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

describe('400', () => {
  it('lists every missing field', async () => {
    const fan = await newShopper(api.call);
    await fan.add('jersey-red-s');
    await fan.bill({ firstName: '', emailConfirmation: 'other@example.com', zipCode: '80' });
    const answer = await fan.pay();
    expectRefusal(answer, 400, 'InvalidField', 'billingAddress.firstName');
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'billingAddress.firstName',
      'billingAddress.zipCode',
      'billingAddress.emailConfirmation',
      'shippingMethodId',
    ]);
    expect(await facts(fan.token)).toEqual({ payments: [], orders: [], holds: [] });
  });

  it("returns messages of the shop's dictionary", async () => {
    await api.context.db
      .insertInto('dictionary_items')
      .values({
        store_id: 'north',
        culture: 'en',
        alias: 'Form.Validation.Min',
        value: 'At least {length} characters.',
      })
      .execute();
    const fan = await readyShopper(api.call);
    await fan.bill({ phone: '12' });
    const { body } = await fan.pay();
    expect(body.errors).toEqual([
      { code: 'InvalidField', field: 'billingAddress.phone', message: 'At least 5 characters.' },
    ]);
  });

  it('rejects a country that the shipping method does not serve', async () => {
    const fan = await readyShopper(api.call);
    await fan.choose('pick-up');
    await fan.bill({ country: 'SE', zipCode: '111 22' });
    expectRefusal(await fan.pay(), 400, 'ShippingMethodUnavailable', 'shippingMethodId');
  });

  it('rejects a missing drop point', async () => {
    const fan = await readyShopper(api.call);
    await fan.choose('pick-up');
    expectRefusal(await fan.pay(), 400, 'DropPointRequired', 'dropPointId');
  });

  it('rejects an empty basket', async () => {
    expectRefusal(await (await newShopper(api.call)).pay(), 400, 'BasketEmpty', 'lines');
    const fan = await readyShopper(api.call);
    await fan.set({ productId: 'jersey-red-s', quantity: 0 });
    expectRefusal(await fan.pay(), 400, 'BasketEmpty', 'lines');
  });

  it('rejects an unknown payment method', async () =>
    expectRefusal(
      await (await readyShopper(api.call)).pay({}, { paymentProviderId: 'cash' }),
      400,
      'UnknownPaymentMethod',
      'paymentProviderId',
    ));

  it.each([
    ['returnUrl', 'https://evil.example/receipt/'],
    ['cancelUrl', 'http://127.0.0.1:5991/checkout/'],
    ['returnUrl', 'http://127.0.0.1:5990.evil.example/'],
    ['returnUrl', 'http://127.0.0.1:5990@evil.example/'],
  ])('rejects a %s outside the shop (%s)', async (field, address) =>
    expectRefusal(
      await (await readyShopper(api.call)).pay({}, { [field]: address }),
      400,
      'ForeignAddress',
      field,
    ),
  );

  it('rejects an invalid URL', async () =>
    expectRefusal(
      await (await readyShopper(api.call)).pay({}, { returnUrl: '/receipt/' }),
      400,
      'WrongForm',
      'returnUrl',
    ));

  rejectsMalformedBodies(
    () => api,
    () => `/api/baskets/${'x'.repeat(30)}/checkout`,
  );
});

describe('404', () => {
  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/baskets/${token}/checkout`,
    { method: 'POST', body: { paymentProviderId: 'card', ...addresses } },
  );
});

describe('409', () => {
  it('rejects stock that others have reserved, with the line, and keeps the basket', async () => {
    const [one, other] = [
      await readyShopper(api.call, 'jersey-red-m', 2),
      await readyShopper(api.call, 'jersey-red-m', 2),
    ];
    expect((await one.pay()).status).toBe(200);
    const answer = await other.pay();
    expectRefusal(answer, 409, 'OutOfStock', 'lines.jersey-red-m');
    expect(answer.body.errors[0].message).toBe('Home jersey, Red, M: 1 left in stock.');
    expect((await other.basket()).body.basket.lines).toMatchObject([{ quantity: 2, maxQuantity: 1 }]);
    expect(await facts(other.token)).toEqual({ payments: [], orders: [], holds: [] });
    await other.set({ productId: 'jersey-red-m', quantity: 1 });
    expect((await other.pay()).status).toBe(200);
    expect(await stockOf('jersey-red-m')).toBe(0);
  });

  it('rejects an ordered basket', async () => {
    const fan = await readyShopper(api.call);
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
    expectRefusal(await fan.pay(), 409, 'BasketOrdered');
  });

  it('rejects a changed basket whose earlier payment is complete, which becomes the order', async () => {
    const fan = await readyShopper(api.call);
    const { body } = await fan.pay();
    await fan.add('jersey-red-s');
    await api.sandbox.act(body.data.url, { action: 'approve' });
    expectRefusal(await fan.pay(), 409, 'BasketOrdered');
    expect((await fan.receipt()).body.receipt).toMatchObject({
      status: 'Confirmed',
      lines: [{ quantity: 1 }],
    });
  });

  it('rejects an Idempotency-Key of another request', async () => {
    const fan = await readyShopper(api.call);
    const key = { 'idempotency-key': randomUUID() };
    await fan.pay(key);
    const other = { cancelUrl: `${addresses.cancelUrl}?again` };
    expectRefusal(await fan.pay(key, other), 409, 'IdempotencyKeyReused', 'Idempotency-Key');
  });
});

describe('502', () => {
  it.each(['error500', 'hang'] as const)(
    'rejects a failing provider (%s): keeps the basket, and a second attempt succeeds',
    async (status) => {
      const fan = await readyShopper(api.call);
      const before = [await stockOf('jersey-red-s'), (await fan.basket()).body, (await fan.checkout()).body];
      await api.sandbox.faults({ status });
      expectRefusal(await fan.pay(), 502, 'PaymentUnavailable');
      const { payment: _, ...checkout } = (await fan.checkout()).body;
      expect([
        await stockOf('jersey-red-s'),
        (await fan.basket()).body,
        { ...checkout, payment: null },
      ]).toEqual(before);

      await api.sandbox.faults({});
      const { status: again, body } = await fan.pay();
      expect(again).toBe(200);
      await api.sandbox.act(body.data.url, { action: 'approve' });
      expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
      expect((await facts(fan.token)).orders.filter(({ number }) => number !== null)).toHaveLength(1);
    },
  );

  it('rejects a provider that fails to end an outdated payment, which stays open', async () => {
    const fan = await readyShopper(api.call);
    const { body } = await fan.pay();
    await fan.add('jersey-red-s');
    await api.sandbox.faults({ status: 'error500' });
    expectRefusal(await fan.pay(), 502, 'PaymentUnavailable');
    await api.sandbox.faults({});
    expect(await api.sandbox.session(body.data.url)).toMatchObject({ status: 'open' });
    expect((await fan.pay()).status).toBe(200);
  });
});
