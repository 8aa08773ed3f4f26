import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moveErrors, moveOrder } from '../../src/features/order-management/move-order';
import { refundErrors, refundOrder } from '../../src/features/order-management/refund-order';
import { reconcile } from '../../src/features/payments/reconcile';
import { declareErrors } from '../../src/platform/http/errors/declare-errors';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper, type Shopper } from '../shopper';

const minute = 60_000;
const admin = { role: 'admin' as const, id: 'key-1' };
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

interface Purchase {
  fan: Shopper;
  url: string;
  orderId: string;
}

async function startPayment(quantity = 1): Promise<Purchase> {
  const fan = await readyShopper(api.call, 'cap-black-onesize', quantity);
  const { body } = await fan.pay();
  const { id } = await api.sandbox.session(body.data.url);
  const { order_id } = await api.context.db
    .selectFrom('payments')
    .select('order_id')
    .where('reference', '=', id)
    .executeTakeFirstOrThrow();
  return { fan, url: body.data.url, orderId: order_id };
}

async function buy(quantity = 1): Promise<Purchase> {
  const purchase = await startPayment(quantity);
  await api.sandbox.act(purchase.url, { action: 'approve' });
  expect((await purchase.fan.receipt()).body.receipt.status).toBe('Confirmed');
  return purchase;
}

const caller = { actor: admin, checkRefund: () => {}, recordChange: async () => {} };
const { fail: failMove } = declareErrors(moveErrors);
const { fail: failRefund } = declareErrors(refundErrors);
const move = (orderId: string, to: 'Confirmed' | 'Complete' | 'Cancelled' | 'Open', restock?: boolean) =>
  moveOrder(failMove, api.context, {
    storeId: 'north',
    orderId,
    to,
    ...caller,
    ...(restock !== undefined && { restock }),
  });
const refund = (orderId: string, amount: number | undefined, key: string) =>
  refundOrder(failRefund, api.context, {
    storeId: 'north',
    orderId,
    ...(amount !== undefined && { amount }),
    reason: 'Came back',
    ...caller,
    key,
  });
const refunded = async (url: string) => (await api.sandbox.session(url)).refunded;
const stock = async () => {
  const { db } = api.context;
  const cap = db.selectFrom('variants').select('stock').where('id', '=', 'cap-black-onesize');
  return (await cap.executeTakeFirstOrThrow()).stock;
};
const history = async (orderId: string) => {
  const rows = await api.context.db
    .selectFrom('order_events')
    .select(['type', 'actor', 'from_status', 'to_status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ type, actor, from_status, to_status }) =>
    to_status ? `${actor}: ${from_status ?? ''}→${to_status}` : `${actor}: ${type}`,
  );
};
const mailsOf = async (orderId: string) => {
  const rows = await api.context.db.selectFrom('mails').selectAll().orderBy('created_at').execute();
  return rows.filter(({ data }) => JSON.stringify(data).includes(orderId)).map(({ template }) => template);
};

describe('a paid order', () => {
  it('is completed with a mail, and then is final', async () => {
    const { orderId } = await buy();
    expect(await move(orderId, 'Complete')).toMatchObject({ id: orderId, status: 'Complete' });
    expect(await mailsOf(orderId)).toEqual(['orderConfirmed', 'orderCompleted']);
    expect(await history(orderId)).toEqual([
      'shopper: →Open',
      'payment: Open→Confirmed',
      'admin:key-1: Confirmed→Complete',
    ]);
    for (const to of ['Open', 'Confirmed', 'Complete'] as const)
      await expect(move(orderId, to)).rejects.toMatchObject({ status: 409, code: 'OrderCannotMove' });
    await expect(move(orderId, 'Cancelled', true)).rejects.toMatchObject({ code: 'OrderCannotMove' });
  });

  it.each([true, false])(
    'is cancelled and refunded with mails, and returns its stock if requested (%s)',
    async (restock) => {
      const before = await stock();
      const { fan, orderId, url } = await buy(2);
      await expect(move(orderId, 'Cancelled')).rejects.toMatchObject({ status: 400, code: 'RequiredField' });
      await refund(orderId, 1_000, 'earlier');
      expect(await move(orderId, 'Cancelled', restock)).toMatchObject({ status: 'Cancelled' });
      expect(await stock()).toBe(restock ? before : before - 2);
      expect(await refunded(url)).toBe(4_500);
      expect(await mailsOf(orderId)).toEqual(['orderConfirmed', 'paymentRefunded', 'orderCancelled']);
      expect((await fan.receipt()).body.receipt).toMatchObject({ status: 'Cancelled' });
      expect((await history(orderId)).slice(2)).toEqual([
        'admin:key-1: RefundDue',
        'admin:key-1: Refunded',
        'admin:key-1: Confirmed→Cancelled',
        'admin:key-1: RefundDue',
        'admin:key-1: Refunded',
      ]);
    },
  );
});

describe('an open order', () => {
  it('is cancelled and its payment session expires', async () => {
    const before = await stock();
    const { orderId, url } = await startPayment();
    expect(await move(orderId, 'Cancelled')).toMatchObject({ status: 'Cancelled' });
    expect(await api.sandbox.session(url)).toMatchObject({ status: 'expired' });
    expect(await stock()).toBe(before);
    expect(await history(orderId)).toEqual(['shopper: →Open', 'admin:key-1: Open→Cancelled']);
    expect(await mailsOf(orderId)).toEqual([]);
  });

  it('that was paid in the meantime is confirmed instead of cancelled', async () => {
    const { orderId, url } = await startPayment();
    await api.sandbox.act(url, { action: 'approve' });
    await expect(move(orderId, 'Cancelled')).rejects.toMatchObject({ status: 400, code: 'RequiredField' });
    expect(await history(orderId)).toEqual(['shopper: →Open', 'payment: Open→Confirmed']);
  });

  it('stays open if the provider is unavailable', async () => {
    const { orderId } = await startPayment();
    await api.sandbox.faults({ status: 'error500' });
    await expect(move(orderId, 'Cancelled')).rejects.toMatchObject({ status: 502 });
    expect(await history(orderId)).toEqual(['shopper: →Open']);
  });

  it('stays open if its payment session cannot be expired', async () => {
    const before = await stock();
    const { fan, orderId, url } = await startPayment();
    const withoutExpiry = [...api.context.payments].map(
      ([name, provider]) => [name, { ...provider, expireSession: async () => {} }] as const,
    );
    const context = { ...api.context, payments: new Map(withoutExpiry) };
    const move = { storeId: 'north', orderId, to: 'Cancelled' as const, ...caller };
    await expect(moveOrder(failMove, context, move)).rejects.toMatchObject({
      status: 409,
      code: 'PaymentInProgress',
    });
    expect(await stock()).toBe(before - 1);
    await api.sandbox.act(url, { action: 'approve' });
    expect((await fan.receipt()).body.receipt.status).toBe('Confirmed');
    expect(await history(orderId)).toEqual(['shopper: →Open', 'payment: Open→Confirmed']);
  });
});

describe('a refund', () => {
  it('is partial and once per key, and never exceeds the payment', async () => {
    const { orderId, url } = await buy(2);
    const first = await refund(orderId, 1_500, 'a');
    expect(first).toMatchObject({ status: 'done', amount: { amount: 15, currency: 'EUR' }, orderId });
    expect(await refund(orderId, 1_500, 'a')).toEqual(first);
    await expect(refund(orderId, 1_600, 'a')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
    await expect(refund(orderId, 3_001, 'b')).rejects.toMatchObject({ status: 409, code: 'RefundTooLarge' });
    expect(await refund(orderId, undefined, 'c')).toMatchObject({ amount: { amount: 30 } });
    await expect(refund(orderId, undefined, 'd')).rejects.toMatchObject({ code: 'RefundTooLarge' });
    expect(await refunded(url)).toBe(4_500);
    expect(await mailsOf(orderId)).toEqual(['orderConfirmed', 'paymentRefunded', 'paymentRefunded']);
  });

  it('requested concurrently does not exceed the payment', async () => {
    const { orderId, url } = await buy(2);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => refund(orderId, 1_000, `k${at}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await refunded(url)).toBe(4_000);
  });

  it.each(['error500', 'hang', 'slow'] as const)(
    'waits for a failing provider (%s) and is paid once',
    async (status) => {
      const { orderId, url } = await buy();
      await api.sandbox.faults({ status });
      expect(await refund(orderId, 2_000, 'a')).toMatchObject({ status: 'pending', finishedAt: null });
      await api.sandbox.faults({});
      ahead = 3 * minute;
      await Promise.all([reconcile(api.context), reconcile(api.context)]);
      await eventually(
        () => refunded(url),
        (sum) => sum === 2_000,
      );
      expect(await refund(orderId, 2_000, 'a')).toMatchObject({ status: 'done' });
      expect(await refunded(url)).toBe(2_000);
      expect((await history(orderId)).filter((step) => step.endsWith('Refunded'))).toHaveLength(1);
    },
  );

  it('that was recorded before the process stopped is paid by the reconciliation', async () => {
    const { orderId, url } = await buy();
    await api.sandbox.faults({ status: 'hang' });
    await refund(orderId, undefined, 'a');
    await api.sandbox.faults({});
    ahead = 3 * minute;
    await reconcile(api.context);
    expect(await refunded(url)).toBe(2_500);
    expect((await mailsOf(orderId)).filter((template) => template === 'paymentRefunded')).toHaveLength(1);
  });

  it('that the provider rejects has failed and does not count', async () => {
    const { orderId, url } = await buy();
    const { id } = await api.sandbox.session(url);
    await fetch(`${api.sandbox.url}/v1/sessions/${id}/refunds`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer the secret of the payment tests',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount: 2_000, key: 'by hand' }),
    });
    expect(await refund(orderId, 1_000, 'a')).toMatchObject({ status: 'failed' });
    expect(await refund(orderId, 500, 'b')).toMatchObject({ status: 'done' });
    expect((await history(orderId)).filter((step) => step.endsWith('RefundFailed'))).toHaveLength(1);
  });

  it("is rejected for an unpaid order and for another store's order", async () => {
    const { orderId } = await startPayment();
    await expect(refund(orderId, undefined, 'a')).rejects.toMatchObject({ code: 'NothingPaid' });
    const other = { storeId: 'south', orderId, reason: '', ...caller, key: 'a' };
    await expect(refundOrder(failRefund, api.context, other)).rejects.toMatchObject({
      status: 404,
      code: 'UnknownOrder',
    });
    await expect(moveOrder(failMove, api.context, { ...other, to: 'Cancelled' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('rejects truncating the order history', async () => {
  await expect(sql`truncate order_events`.execute(api.context.db)).rejects.toThrow('append-only');
});
