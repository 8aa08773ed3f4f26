import type { Session } from '@matchday/payment-sandbox';
import { cases, propertySeed } from '@matchday/test-depth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminOrder } from '../../src/features/order-management/contract';
import { type DispatchApi, startDispatchApi } from '../dispatch-api';
import { expectGaplessNumbers, invoicedBalance } from '../invoice-checks';
import { newShopper } from '../shopper';
import { type DispatchBatch, type DispatchPlan, type DispatchStep, dispatchBatches } from './dispatch-plans';
import { settleEverything } from './settle-everything';

const orders = cases(25, 2_000);
const batchSize = 25;

let api: DispatchApi;
beforeAll(async () => {
  api = await startDispatchApi({
    // The embedded database runs in the provider's process and delays its responses.
    providerTimeoutMs: 20_000,
    context: () => ({ mail: { sendTimeoutMs: 5_000, send: async () => {} } }),
  });
});
afterAll(() => api.close());

it(`captures what was dispatched for ${orders} orders with faults (PROPERTY_SEED=${propertySeed})`, {
  timeout: 3_600_000,
}, async () => {
  for (const batch of dispatchBatches(orders, batchSize, propertySeed)) await runBatch(batch);
  const { rows } = await sql<{ settled: number }>`
    select count(*)::int as settled from captures where status = 'done'`.execute(api.context.db);
  expect(rows[0]?.settled).toBeGreaterThan(orders / 4);
  await expectGaplessNumbers(api.context.db);
});

interface Placed {
  id: string;
  url: string;
  plan: DispatchPlan;
}

async function runBatch(batch: DispatchBatch): Promise<void> {
  const { multicapture, lose, duplicate } = batch;
  await api.sandbox.faults({ multicapture });
  const placed: Placed[] = await Promise.all(
    batch.plans.map(async (plan) => ({ plan, ...(await placeOrder(plan)) })),
  );
  for (const [at, fault] of batch.faults.entries()) {
    await api.sandbox.faults(
      fault === 'error500' ? { status: fault } : { capture: fault, lose, duplicate, multicapture },
    );
    await Promise.all(placed.map((order) => takeStep(order, order.plan.steps[at], at)));
    if (fault === 'error500') continue;
    for (const order of placed) await expectMoney(order, { isSettled: false });
  }
  await api.sandbox.faults({});
  api.setAhead(0);
  await settleEverything(api.context, api.setAhead);
  for (const order of placed) await repeatRefused(order);
  for (const order of placed) await expectMoney(order, { isSettled: true });
  api.setAhead(0);
}

async function placeOrder({ lines, voucher }: DispatchPlan): Promise<{ id: string; url: string }> {
  const shopper = await newShopper(api.call);
  await shopper.set(...lines.map(({ variantId, quantity }) => ({ productId: variantId, quantity })));
  if (voucher)
    await api.call(`/api/checkout/${shopper.token}/voucher?voucherCode=${voucher}`, { method: 'POST' });
  await shopper.bill();
  await shopper.choose();
  const { status, body } = await shopper.pay();
  expect(status, JSON.stringify(body)).toBe(200);
  await api.sandbox.act(body.data.url, { action: 'approve' });
  await expect
    .poll(async () => (await shopper.receipt()).body.receipt, { timeout: 60_000 })
    .toMatchObject({ status: 'Confirmed' });
  const { receipt } = (await shopper.receipt()).body;
  return { id: receipt.id, url: body.data.url };
}

const read = async (id: string): Promise<AdminOrder> =>
  (await api.admin.call(`/api/admin/orders/${id}`)).body;

async function takeStep({ id }: Placed, step: DispatchStep | undefined, at: number): Promise<void> {
  const post = (path: string, body?: object) =>
    api.admin.call(`/api/admin/orders/${id}/${path}`, {
      method: 'POST',
      ...(body && { body }),
      headers: { 'idempotency-key': `${id}-${at}` },
    });
  const { order } = await read(id);
  switch (step?.kind) {
    case 'ship': {
      const shipped = shippedOf(order);
      const lines = order.lines.flatMap((line) => {
        const left = line.quantity - (shipped.get(line.id) ?? 0);
        const quantity = Math.ceil(left * step.share);
        return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
      });
      const call = () => post('shipments', { carrier: 'GLS', lines });
      if (lines.length > 0) await Promise.all([call(), call()]);
      break;
    }
    case 'complete':
      await post('status', { status: 'Complete', releaseRest: step.releaseRest });
      break;
    case 'cancel':
      await post('status', { status: 'Cancelled', restock: true });
      break;
    case 'refund': {
      const amount = Math.floor(order.total.amount * step.share * 100) / 100;
      if (amount > 0) await post('refund', { amount, reason: 'Returned' });
    }
  }
}

/** Repeats captures that the bank has declined, as staff do. */
async function repeatRefused({ id }: Placed): Promise<void> {
  const { payment } = await read(id);
  if (payment.captures.at(-1)?.status !== 'failed') return;
  const answer = await api.admin.call(`/api/admin/orders/${id}/capture`, {
    method: 'POST',
    headers: { 'idempotency-key': `${id}-repeat` },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

function shippedOf({ shipments }: AdminOrder['order']): Map<string, number> {
  const shipped = new Map<string, number>();
  for (const { lineId, quantity } of shipments.flatMap(({ lines }) => lines))
    shipped.set(lineId, (shipped.get(lineId) ?? 0) + quantity);
  return shipped;
}

/** The price of what has left the club, with the error that rounding each line allows. */
function dispatched({ order, history }: AdminOrder): { value: number; tolerance: number } {
  const handedOver = order.status === 'Complete' && !history.some(isRestReleased);
  if (handedOver) return { value: minor(order.total), tolerance: 0 };
  const shipped = shippedOf(order);
  if (order.status === 'Cancelled' || shipped.size === 0) return { value: 0, tolerance: 0 };
  const isAll = order.lines.every(({ id, quantity }) => shipped.get(id) === quantity);
  const goods = order.lines.reduce(
    (sum, { id, quantity, total, voucherDiscount }) =>
      sum + ((minor(total) - minor(voucherDiscount)) * (shipped.get(id) ?? 0)) / quantity,
    0,
  );
  return { value: goods + minor(order.shippingTotal), tolerance: isAll ? 0 : order.lines.length };
}

const isRestReleased = ({ details }: AdminOrder['history'][number]) => details.releaseRest === true;
const minor = ({ amount }: { amount: number }) => Math.round(amount * 100);

async function expectMoney({ id, url }: Placed, { isSettled }: { isSettled: boolean }): Promise<void> {
  const session: Session = await api.sandbox.session(url);
  const found = await read(id);
  const { value, tolerance } = dispatched(found);
  const captured = session.captured ?? 0;
  const context = JSON.stringify({ id, session, found });
  expect(captured, context).toBeLessThanOrEqual(value + tolerance);
  expect(session.refunded, context).toBeLessThanOrEqual(captured);
  if (!isSettled) return;
  const balance = await invoicedBalance(api.admin, found.order);
  const waits = !session.multicapture && found.order.status === 'Confirmed';
  if (waits) {
    expect(captured, context).toBe(0);
    expect(Math.abs(balance - value), context).toBeLessThanOrEqual(tolerance);
  } else {
    expect(Math.abs(captured - value), context).toBeLessThanOrEqual(tolerance);
    expect(balance, context).toBe(captured - session.refunded);
  }
  expect(minor(found.payment.captured), context).toBe(captured);
  const refunded = found.refunds.filter(({ status }) => status === 'done');
  expect(refunded.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(session.refunded);
  expect(session.status === 'authorised', context).toBe(found.order.status === 'Confirmed');
}
