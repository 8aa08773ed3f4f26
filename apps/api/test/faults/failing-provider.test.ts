import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { claimUnfinished } from '../../src/features/payments/queries';
import { reconcile } from '../../src/features/payments/reconcile';
import { adminOf } from '../admin';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { expectRefusal } from '../refusals';
import { readyShopper, type Shopper } from '../shopper';
import { expectConsistentData, stockOf } from './consistency';
import { settleEverything } from './settle-everything';
import { withLargeStock } from './with-large-stock';

/** Timeout of a provider call; ten seconds in production. */
const providerTimeoutMs = 1_000;
/** Additional time on a busy machine. */
const toleranceMs = 4_000;
const minute = 60_000;

let api: PaidApi;
let ahead = 0;
let stock: Map<string, number>;
beforeAll(async () => {
  api = await startPaidApi({
    stores: [withLargeStock()],
    clock: () => new Date(Date.now() + ahead),
    providerTimeoutMs: providerTimeoutMs,
    webhooks: false,
  });
  stock = await stockOf(api);
});
afterAll(() => api.close());
afterEach(async () => {
  ahead = 0;
  await api.sandbox.faults({});
});

/** Expects that the work ends within the time of the given number of provider timeouts. */
async function withinTimeout<Result>(work: () => Promise<Result>, calls = 1): Promise<Result> {
  const start = Date.now();
  const result = await work();
  expect(Date.now() - start).toBeLessThan(calls * providerTimeoutMs + toleranceMs);
  return result;
}

const cap = 'cap-black-onesize';
const capStock = async () => (await stockOf(api)).get(cap);

async function startPayment(): Promise<{ fan: Shopper; url: string }> {
  const fan = await readyShopper(api.call, cap);
  const { body } = await eventually(fan.pay, ({ status }) => status === 200);
  return { fan, url: body.data.url };
}

async function buy(): Promise<{ url: string; orderId: string }> {
  const { fan, url } = await startPayment();
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await fan.receipt();
  return { url, orderId: body.receipt.id };
}

describe.each(['error500', 'hang', 'slow'] as const)('a provider that fails (%s)', (status) => {
  it('fails checkouts in time and holds no stock', async () => {
    const before = await capStock();
    const fan = await readyShopper(api.call, cap);
    await api.sandbox.faults({ status });
    expectRefusal(await withinTimeout(fan.pay), 502, 'PaymentUnavailable');
    expect(await capStock()).toBe(before);
    await api.sandbox.faults({});
    expect(await fan.pay()).toMatchObject({ status: 200 });
  });

  it('answers returning shoppers in time and loses no payment', async () => {
    const { fan, url } = await startPayment();
    await api.sandbox.act(url, { action: 'approve' });
    await api.sandbox.faults({ status });
    const { body } = await withinTimeout(fan.receipt);
    expect(body).toEqual({ meta: { status: 202, redirect: null }, receipt: null, hasNextBasket: false });
    await api.sandbox.faults({});
    expect((await fan.receipt()).body.receipt).toMatchObject({ status: 'Confirmed' });
  });

  it('does not block the reconciliation, and holds stock for at most an hour', async () => {
    const before = (await capStock()) ?? 0;
    const started = await Promise.all(Array.from({ length: 10 }, startPayment));
    await api.sandbox.faults({ status });
    ahead = 2 * minute;
    await withinTimeout(() => reconcile(api.context));
    expect(await capStock()).toBe(before - 10);
    ahead = 61 * minute;
    await withinTimeout(() => reconcile(api.context));
    expect(await capStock()).toBeGreaterThanOrEqual(before);
    await api.sandbox.faults({});
    ahead = 62 * minute;
    await reconcile(api.context);
    for (const { url } of started)
      expect(await api.sandbox.session(url)).toMatchObject({ status: 'expired' });
  });

  it('reports a pending refund to staff, and pays it once', async () => {
    const admin = await adminOf(api);
    const { url, orderId } = await buy();
    await api.sandbox.faults({ status });
    const asked = await withinTimeout(() =>
      admin.call(`/api/admin/orders/${orderId}/refund`, {
        method: 'POST',
        headers: { 'Idempotency-Key': 'a' },
        body: { amount: 5, reason: 'Came back' },
      }),
    );
    expect(asked).toMatchObject({ status: 200, body: { refund: { status: 'pending' } } });
    const cancelled = await withinTimeout(() =>
      admin.call(`/api/admin/orders/${orderId}/status`, {
        method: 'POST',
        body: { status: 'Cancelled', restock: true },
      }),
    );
    expect(cancelled).toMatchObject({ status: 200, body: { order: { status: 'Cancelled' } } });
    await api.sandbox.faults({});
    ahead = 5 * minute;
    await Promise.all([reconcile(api.context), reconcile(api.context)]);
    const { amount, refunded } = await api.sandbox.session(url);
    expect(refunded).toBe(amount);
  });

  it('rejects cancelling an order that may still be paid', async () => {
    const admin = await adminOf(api);
    const { url } = await startPayment();
    const { id } = await api.sandbox.session(url);
    const { order_id: orderId } = await api.context.db
      .selectFrom('payments')
      .select('order_id')
      .where('reference', '=', id)
      .executeTakeFirstOrThrow();
    await api.sandbox.faults({ status });
    const answer = await withinTimeout(() =>
      admin.call(`/api/admin/orders/${orderId}/status`, { method: 'POST', body: { status: 'Cancelled' } }),
    );
    expectRefusal(answer, 502, 'PaymentUnavailable');
  });
});

it('waits for a slow provider at the checkout, but not at the receipt', async () => {
  const slowApi = await startPaidApi({ providerTimeoutMs: 10_000, webhooks: false });
  onTestFinished(() => slowApi.close());
  const fan = await readyShopper(slowApi.call);
  await slowApi.sandbox.faults({ status: 'slow' });
  const { status, body } = await fan.pay();
  expect(status).toBe(200);
  await slowApi.sandbox.act(body.data.url, { action: 'approve' });
  expect((await fan.receipt()).body.meta.status).toBe(202);
  await slowApi.sandbox.faults({});
  await eventually(fan.receipt, (answer) => answer.body.receipt?.status === 'Confirmed');
});

it('claims other payments although a provider does not respond', async () => {
  await settle();
  const urls = await Promise.all([startPayment(), startPayment(), startPayment()]);
  expect(urls).toHaveLength(3);
  const claim = async (now: number) => {
    const before = new Date(now);
    const claimed = await claimUnfinished(api.context.db, { before, now: before, limit: 2 });
    return claimed.map(({ id }) => id);
  };
  const first = await claim(Date.now() + minute);
  const second = await claim(Date.now() + 2 * minute);
  const third = await claim(Date.now() + 3 * minute);
  expect(new Set([...first, ...second]).size).toBe(3);
  expect(new Set([...second, ...third]).size).toBe(3);
});

it('leaves consistent data', async () => {
  await settle();
  await expectConsistentData(api, stock);
});

async function settle(): Promise<void> {
  await settleEverything(api.context, (ms) => {
    ahead = ms;
  });
  ahead = 0;
}
