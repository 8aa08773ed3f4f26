import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal, rejectsInvalidBaskets } from '../../../../test/refusals';
import { newShopper, readyShopper } from '../../../../test/shopper';

let api: PaidApi;
beforeAll(async () => {
  api = await startPaidApi({ webhooks: false });
});
afterAll(() => api.close());
beforeEach(() => api.sandbox.faults({}));

describe('200', () => {
  it('finishes the payment if the shopper returns before the webhook', async () => {
    const fan = await readyShopper(api.call);
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    expect((await fan.receipt()).body).toMatchObject({
      meta: { status: 200 },
      receipt: { status: 'Confirmed', orderNumber: expect.stringMatching(/^N\d{6}$/), total: { amount: 95 } },
    });
  });

  it('returns the same receipt for repeated and concurrent reads', async () => {
    const fan = await readyShopper(api.call);
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const receipts = await Promise.all(Array.from({ length: 6 }, () => fan.receipt()));
    expect(new Set(receipts.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(receipts[0]?.body.receipt.orderNumber).toMatch(/^N/);
  });

  it('has meta.status 202 and no receipt while the payment is open', async () => {
    const fan = await readyShopper(api.call);
    await fan.pay();
    expect((await fan.receipt()).body).toEqual({
      meta: { status: 202, redirect: null },
      receipt: null,
      hasNextBasket: false,
    });
  });

  it('has meta.status 202 while the provider is unavailable, and returns the receipt later', async () => {
    const fan = await readyShopper(api.call);
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    await api.sandbox.faults({ status: 'error500' });
    expect((await fan.receipt()).body.meta.status).toBe(202);
    await api.sandbox.faults({});
    expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
  });

  it('returns the order as placed after the catalogue changes', async () => {
    const fan = await readyShopper(api.call, 'hidden-gold-onesize');
    const { body } = await fan.pay();
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const { body: before } = await fan.receipt();
    await api.context.db
      .updateTable('prices')
      .set({ unit: 1 })
      .where('variant_id', '=', 'hidden-gold-onesize')
      .execute();
    await api.context.db.deleteFrom('products').where('id', '=', 'hidden').execute();
    expect((await fan.receipt()).body).toEqual(before);
    expect(before.receipt.lines).toMatchObject([{ name: 'Members’ pin', unitPrice: { amount: 5 } }]);
  });
});

describe('400', () => {
  it('rejects a malformed token', async () =>
    expectRefusal(await api.call('/api/baskets/x/receipt'), 400, 'TooShort', 'token'));
});

describe('404', () => {
  it('rejects an unpaid basket', async () => {
    expectRefusal(await (await newShopper(api.call)).receipt(), 404, 'NoOrder');
    expectRefusal(await (await readyShopper(api.call)).receipt(), 404, 'NoOrder');
  });

  it.each(['decline', 'cancel', 'expire'] as const)(
    'rejects a payment that ended without money (%s)',
    async (action) => {
      const fan = await readyShopper(api.call);
      const { body } = await fan.pay();
      await api.sandbox.act(body.data.url, { action });
      expectRefusal(await fan.receipt(), 404, 'NoOrder');
    },
  );

  rejectsInvalidBaskets(
    () => api,
    (token) => `/api/baskets/${token}/receipt`,
  );
});
