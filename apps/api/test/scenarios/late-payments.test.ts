import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../src/features/payments/reconcile';
import { type PaidApi, startPaidApi } from '../paid-api';
import { expectRefusal } from '../refusals';
import { readyShopper, type Shopper } from '../shopper';

const minute = 60_000;
let api: PaidApi;
let ahead = 0;
beforeAll(async () => {
  api = await startPaidApi({ clock: () => new Date(Date.now() + ahead), webhooks: false });
});
afterAll(() => api.close());
afterEach(async () => {
  ahead = 0;
  await api.sandbox.faults({});
});

async function startPayment(variantId: string, quantity = 1): Promise<{ fan: Shopper; url: string }> {
  const fan = await readyShopper(api.call, variantId, quantity);
  const { body } = await fan.pay();
  return { fan, url: body.data.url };
}
const stockOf = async (id: string) => {
  const row = await api.context.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.stock;
};
/** The mails about the order of a payment page, with their data on refunds. */
const mailsAbout = async (url: string) => {
  const { id } = await api.sandbox.session(url);
  const { db } = api.context;
  const payment = db.selectFrom('payments').select('order_id').where('reference', '=', id);
  const { order_id } = await payment.executeTakeFirstOrThrow();
  const mails = await db.selectFrom('mails').select(['template', 'data']).orderBy('created_at').execute();
  return mails.flatMap(({ template, data }) => {
    const { order, ...otherData } = data as unknown as { order?: { id: string } };
    return order?.id === order_id ? [{ template, ...otherData }] : [];
  });
};
const approve = (url: string) => api.sandbox.act(url, { action: 'approve' });

/** Fails the provider for so long that the stock hold ends. */
async function loseHold(): Promise<void> {
  await api.sandbox.faults({ status: 'error500' });
  ahead = 61 * minute;
  await reconcile(api.context);
  ahead = 0;
  await api.sandbox.faults({});
}

describe('an unfinished payment', () => {
  it('ends after 45 minutes and releases its stock', async () => {
    const { fan, url } = await startPayment('jersey-red-m', 3);
    expect(await stockOf('jersey-red-m')).toBe(0);
    ahead = 44 * minute;
    await reconcile(api.context);
    expect(await stockOf('jersey-red-m')).toBe(0);
    ahead = 46 * minute;
    await reconcile(api.context);
    expect(await stockOf('jersey-red-m')).toBe(3);
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'expired' });
    expect((await fan.checkout()).body.payment).toEqual({ status: 'expired', reason: null });
    ahead = 0;
    expect((await fan.pay()).status).toBe(200);
    await fan.set({ productId: 'jersey-red-m', quantity: 1 });
    expect((await fan.pay()).status).toBe(200);
    expect(await stockOf('jersey-red-m')).toBe(2);
  });

  it('reports stock status changes to the shop', async () => {
    const topics = await api.context.db.selectFrom('outbox').select('topics').orderBy('id').execute();
    const changes = topics.filter((row) =>
      row.topics.some(({ type, id }) => type === 'product' && id === 'jersey'),
    );
    expect(changes.length).toBeGreaterThanOrEqual(4);
  });
});

describe('a payment whose API process stopped before the provider responded', () => {
  const interrupted = async () => {
    const { fan, url } = await startPayment('jersey-blue-m', 10);
    const { id } = await api.sandbox.session(url);
    await api.context.db
      .updateTable('payments')
      .set({ reference: null, url: null })
      .where('reference', '=', id)
      .execute();
    return { fan, url };
  };

  it('continues when the shopper clicks again', async () => {
    const { fan, url } = await interrupted();
    expect((await fan.pay()).body.data.url).toBe(url);
    await approve(url);
    expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
    expect(await stockOf('jersey-blue-m')).toBe(990);
  });

  it('ends after five minutes without a click', async () => {
    const { fan } = await interrupted();
    ahead = 4 * minute;
    await reconcile(api.context);
    expect(await stockOf('jersey-blue-m')).toBe(980);
    ahead = 6 * minute;
    await reconcile(api.context);
    expect(await stockOf('jersey-blue-m')).toBe(990);
    ahead = 0;
    expect((await fan.pay()).status).toBe(200);
  });
});

describe('a payment that arrives after its stock was released', () => {
  it('is confirmed while there is stock', async () => {
    const { fan, url } = await startPayment('away-white-m', 5);
    await loseHold();
    expect(await stockOf('away-white-m')).toBe(20);
    await approve(url);
    expect((await fan.receipt()).body.receipt).toMatchObject({
      status: 'Confirmed',
      lines: [{ quantity: 5 }],
    });
    expect(await mailsAbout(url)).toMatchObject([{ template: 'orderConfirmed' }]);
    expect(await stockOf('away-white-m')).toBe(15);
    expect(await api.sandbox.session(url)).toMatchObject({ refunded: 0 });
  });

  it('is refunded if the stock is sold; the basket stays', async () => {
    const { fan, url } = await startPayment('hidden-gold-onesize', 4);
    await loseHold();
    const other = await startPayment('hidden-gold-onesize', 3);
    await approve(other.url);
    expect((await other.fan.receipt()).body.receipt.status).toBe('Confirmed');
    await approve(url);
    expectRefusal(await fan.receipt(), 404, 'PaymentRefunded');
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'paid', refunded: 2_500 });
    expect((await fan.checkout()).body.payment).toEqual({ status: 'refunded', reason: null });
    expect(await mailsAbout(url)).toEqual([
      { template: 'paymentRefunded', refunded: { amount: 25, currency: 'EUR' }, reason: 'paidTooLate' },
    ]);
    expect(await stockOf('hidden-gold-onesize')).toBe(2);
    await fan.set({ productId: 'hidden-gold-onesize', quantity: 2 });
    expect((await fan.pay()).status).toBe(200);
  });

  it('is reconciled even if the shopper does not return', async () => {
    const { fan, url } = await startPayment('cap-black-onesize', 1);
    await loseHold();
    await approve(url);
    ahead = 62 * minute;
    await reconcile(api.context);
    expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
  });

  it('is refunded if another payment ordered the basket', async () => {
    const { fan, url } = await startPayment('cap-black-onesize', 1);
    await loseHold();
    const again = await fan.pay();
    await approve(again.body.data.url);
    const { body: receipt } = await fan.receipt();
    await approve(url);
    ahead = 2 * minute;
    await reconcile(api.context);
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'paid', refunded: 2_500 });
    expect((await fan.receipt()).body).toEqual(receipt);
  });
});

describe('a payment with an amount different from the order', () => {
  it('is refunded and creates no order', async () => {
    const { fan, url } = await startPayment('cap-black-onesize', 1);
    const before = Number(await stockOf('cap-black-onesize'));
    const { id } = await api.sandbox.session(url);
    await api.context.db.updateTable('payments').set({ amount: 9_999 }).where('reference', '=', id).execute();
    await approve(url);
    expectRefusal(await fan.receipt(), 404, 'PaymentRefunded');
    expect(await api.sandbox.session(url)).toMatchObject({ refunded: 2_500 });
    expect(await stockOf('cap-black-onesize')).toBe(before + 1);
  });
});

describe('the history of an order', () => {
  it('is complete and append-only', async () => {
    const { db } = api.context;
    const rows = await db.selectFrom('order_events').select(['order_id', 'type']).orderBy('id').execute();
    const histories = new Set(
      Object.values(Object.groupBy(rows, ({ order_id }) => order_id)).map((steps = []) =>
        steps.map(({ type }) => type).join(' '),
      ),
    );
    expect([...histories].toSorted()).toEqual([
      'Open Cancelled',
      'Open Cancelled Confirmed',
      'Open Cancelled RefundDue Refunded',
      'Open Confirmed',
    ]);
    await expect(db.updateTable('order_events').set({ type: 'Other' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('order_events').execute()).rejects.toThrow('append-only');
  });
});
