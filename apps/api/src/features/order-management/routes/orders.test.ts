import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { withoutRequest } from '../../../../test/refusals';
import { readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let admin: Admin;
let other: Admin;
beforeAll(async () => {
  api = await startPaidApi();
  await api.context.db.updateTable('variants').set({ stock: 100 }).where('id', '=', 'jersey-red-m').execute();
  admin = await adminOf(api, 'north', ['orders']);
  other = await adminOf(api, 'south', ['orders']);
});
afterAll(() => api.close());

const unknown = '00000000-0000-4000-8000-000000000000';

async function confirmedOrder() {
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, ({ body }) => body.receipt !== null);
  return body.receipt;
}

const post = (path: string, body: object, headers: Record<string, string> = {}, by = admin) =>
  by.call(path, { method: 'POST', body, headers });

const codeOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.errors[0].code];

describe('listOrders', () => {
  it('200: lists orders in pages, by status and start time', async () => {
    const order = await confirmedOrder();
    const { body } = await admin.call('/api/admin/orders?status=Confirmed&pageSize=1');
    expect(body.orders).toMatchObject({ page: 1, pageSize: 1, total: expect.any(Number) });
    expect(body.orders.items).toHaveLength(1);
    const ids = (answer: Awaited<ReturnType<typeof admin.call>>) =>
      answer.body.orders.items.map(({ id }: { id: string }) => id);
    expect(ids(await admin.call('/api/admin/orders?status=Confirmed'))).toContain(order.id);
    expect(ids(await admin.call('/api/admin/orders?status=Complete'))).not.toContain(order.id);
    expect(ids(await admin.call('/api/admin/orders?since=2100-01-01T00:00:00Z'))).toEqual([]);
    expect(ids(await other.call('/api/admin/orders'))).toEqual([]);
  });

  it('400, 401, 403: rejects invalid queries and keys', async () => {
    expect((await admin.call('/api/admin/orders?status=Lost')).status).toBe(400);
    expect((await api.call('/api/admin/orders', { store: null })).status).toBe(401);
    const catalogue = await adminOf(api, 'north', ['catalogue']);
    expect((await catalogue.call('/api/admin/orders')).status).toBe(403);
  });
});

describe('getOrder', () => {
  it('200: returns the order with its history', async () => {
    const { id, orderNumber } = await confirmedOrder();
    const { status, body } = await admin.call(`/api/admin/orders/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ order: { id, orderNumber, status: 'Confirmed' }, refunds: [] });
    expect(body.history).toContainEqual(
      expect.objectContaining({ from: 'Open', to: 'Confirmed', actor: 'payment' }),
    );
  });

  it('404: rejects an order of another store', async () => {
    const { id } = await confirmedOrder();
    const [foreign, missing] = [
      await other.call(`/api/admin/orders/${id}`),
      await admin.call(`/api/admin/orders/${unknown}`),
    ];
    expect(codeOf(foreign)).toEqual([404, 'UnknownOrder']);
    expect(withoutRequest(foreign)).toEqual(withoutRequest(missing));
  });
});

describe('setOrderStatus', () => {
  const move = (id: string, body: object, by = admin) => post(`/api/admin/orders/${id}/status`, body, {}, by);

  it('200: completes an order', async () => {
    const { id } = await confirmedOrder();
    const { status, body } = await move(id, { status: 'Complete' });
    expect([status, body.order.status]).toEqual([200, 'Complete']);
    const { body: read } = await admin.call(`/api/admin/orders/${id}`);
    expect(read.history.at(-1)).toMatchObject({ actor: expect.stringMatching(/^admin:/), to: 'Complete' });
  });

  it('200: cancels and refunds an order', async () => {
    const { id, total } = await confirmedOrder();
    expect((await move(id, { status: 'Cancelled', restock: true })).status).toBe(200);
    const { body } = await eventually(
      () => admin.call(`/api/admin/orders/${id}`),
      ({ body }) => body.refunds[0]?.status === 'done',
    );
    expect(body.refunds).toMatchObject([{ amount: total }]);
  });

  it('400: rejects a cancellation without restock', async () => {
    const { id } = await confirmedOrder();
    expect(codeOf(await move(id, { status: 'Cancelled' }))).toEqual([400, 'RequiredField']);
  });

  it('404: rejects an order of another store', async () => {
    const { id } = await confirmedOrder();
    expect(codeOf(await move(id, { status: 'Complete' }, other))).toEqual([404, 'UnknownOrder']);
  });

  it('409: rejects a transition that is not allowed', async () => {
    const { id } = await confirmedOrder();
    expect(codeOf(await move(id, { status: 'Open' }))).toEqual([409, 'OrderCannotMove']);
  });
});

describe('refundOrder', () => {
  const refund = (id: string, body: object, key: string, by = admin) =>
    post(`/api/admin/orders/${id}/refund`, body, { 'idempotency-key': key }, by);

  it('200: refunds a part once per key, then the rest', async () => {
    const { id, total } = await confirmedOrder();
    const part = await refund(id, { amount: 1.5, reason: 'Late' }, 'part');
    expect(part.body.refund).toMatchObject({
      amount: { amount: 1.5, currency: total.currency },
      reason: 'Late',
    });
    expect((await refund(id, { amount: 1.5, reason: 'Late' }, 'part')).body.refund.id).toBe(
      part.body.refund.id,
    );
    const rest = await refund(id, { reason: 'Sent back' }, 'rest');
    expect(rest.body.refund.amount.amount).toBeCloseTo(total.amount - 1.5, 2);
    expect((await admin.call(`/api/admin/orders/${id}`)).body.refunds).toHaveLength(2);
  });

  it('200: refunds the rest when the order is cancelled, whatever the key', async () => {
    const { id, total } = await confirmedOrder();
    expect((await refund(id, { amount: 1, reason: 'Late' }, 'order-cancelled')).status).toBe(200);
    const body = { status: 'Cancelled', restock: true };
    expect((await post(`/api/admin/orders/${id}/status`, body)).status).toBe(200);
    const { refunds } = (await admin.call(`/api/admin/orders/${id}`)).body;
    const amounts: number[] = refunds.map(
      (paidBack: { amount: { amount: number } }) => paidBack.amount.amount,
    );
    expect(amounts).toEqual([1, expect.closeTo(total.amount - 1, 2)]);
  });

  it('200: returns goods to stock with the refund, once per key', async () => {
    const { id, lines } = await confirmedOrder();
    await post(`/api/admin/orders/${id}/status`, { status: 'Complete' });
    const stock = async () =>
      (
        await api.context.db.selectFrom('variants').select('stock').where('id', '=', 'jersey-red-m').execute()
      )[0]?.stock ?? 0;
    const before = await stock();
    const restockLines = [{ lineId: lines[0].id, quantity: 1 }];
    const body = { amount: 1, reason: 'Sent back', restockLines };
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, body, 'stock')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stock()).toBe(before + 1);
    const { returns, history, refunds } = (await admin.call(`/api/admin/orders/${id}`)).body;
    expect(returns).toMatchObject([{ quantity: 1, restocked: true, refundId: refunds[0].id }]);
    expect(history).toContainEqual(expect.objectContaining({ type: 'GoodsReturned' }));
    const changed = { ...body, restockLines: [] };
    expect(codeOf(await refund(id, changed, 'stock'))).toEqual([409, 'IdempotencyKeyReused']);
    expect(codeOf(await refund(id, body, 'again'))).toEqual([409, 'ReturnTooLarge']);
    expect((await admin.call(`/api/admin/orders/${id}`)).body.refunds).toHaveLength(1);
    expect(await stock()).toBe(before + 1);
  });

  it('404, 409: returns neither unknown lines nor goods that wait for their parcel', async () => {
    const { id, lines } = await confirmedOrder();
    const body = (lineId: string) => ({ reason: 'Late', restockLines: [{ lineId, quantity: 1 }] });
    expect(codeOf(await refund(id, body('none'), 'line'))).toEqual([404, 'UnknownOrderLine']);
    expect(codeOf(await refund(id, body(lines[0].id), 'early'))).toEqual([409, 'ReturnTooLarge']);
    expect((await admin.call(`/api/admin/orders/${id}`)).body.refunds).toEqual([]);
  });

  it('200: mails the reason to the customer', async () => {
    const { id, billingAddress } = await confirmedOrder();
    await refund(id, { amount: 1, reason: 'Arrived torn' }, 'torn');
    const mails = await api.context.db
      .selectFrom('mails')
      .select('data')
      .where('template', '=', 'paymentRefunded')
      .where('recipient', '=', billingAddress.email)
      .execute();
    expect(mails.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ order: expect.objectContaining({ id }), note: 'Arrived torn' }),
    );
  });

  it('400: rejects a missing key and an amount with too many decimals', async () => {
    const { id } = await confirmedOrder();
    expect((await post(`/api/admin/orders/${id}/refund`, { reason: 'x' })).status).toBe(400);
    expect(codeOf(await refund(id, { amount: 1.005, reason: 'x' }, 'fine'))).toEqual([400, 'NotAmount']);
  });

  it('404: rejects an order of another store', async () => {
    const { id } = await confirmedOrder();
    expect(codeOf(await refund(id, { reason: 'x' }, 'foreign', other))).toEqual([404, 'UnknownOrder']);
  });

  it('409: rejects more than the payment', async () => {
    const { id } = await confirmedOrder();
    expect(codeOf(await refund(id, { amount: 100_000, reason: 'x' }, 'much'))).toEqual([
      409,
      'RefundTooLarge',
    ]);
  });
});
