import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../../test/paid-api';
import { withoutRequest } from '../../../../../test/refusals';
import { billing, readyShopper } from '../../../../../test/shopper';
import { type Staff, staffOf } from '../../../../../test/staff';
import type { Answer } from '../../../../../test/test-api';
import { forgetNamesInSteps } from '../queries';

const unknown = '00000000-0000-4000-8000-000000000000';

let api: PaidApi;
let service: Staff;
let warehouse: Staff;
let other: Admin;
let order: { id: string; orderNumber: string; lines: { id: string; productId: string }[] };
let withdrawalId: string;
beforeAll(async () => {
  api = await startPaidApi();
  await api.context.db.updateTable('variants').set({ stock: 100 }).execute();
  service = await staffOf(api, 'customerService');
  warehouse = await staffOf(api, 'warehouse');
  other = await adminOf(api, 'south');
});
afterAll(() => api.close());
beforeEach(async () => {
  order = await shippedOrder(2);
  await declare('1 × Home jersey');
  const { body } = await service.call(`/api/admin/orders/${order.id}`);
  withdrawalId = body.withdrawals[0].id;
});

async function shippedOrder(quantity: number) {
  const shopper = await readyShopper(api.call, 'jersey-red-m', quantity);
  await api.sandbox.act((await shopper.pay()).body.data.url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
  const { id } = body.receipt;
  await service.call(`/api/admin/orders/${id}/shipments`, {
    method: 'POST',
    headers: { 'idempotency-key': id },
    body: { carrier: 'GLS' },
  });
  return body.receipt;
}

const declare = (goods: string) =>
  api.call('/api/customerservice/withdrawals', {
    method: 'POST',
    body: { orderNumber: order.orderNumber, name: 'Freja Lund', email: billing.email, goods },
  });
const step = (what: string, body: object, by: Pick<Staff, 'call'> = service, id = withdrawalId) =>
  by.call(`/api/admin/withdrawals/${id}/${what}`, { method: 'POST', body });
const refund = (body: object, key: string, by: Pick<Staff, 'call'> = service) =>
  by.call(`/api/admin/orders/${order.id}/refund`, {
    method: 'POST',
    headers: { 'idempotency-key': `${key} ${order.id}` },
    body: { amount: 1, reason: 'Sent back', ...body },
  });
const received = (quantity: number, restock = true) => [{ lineId: order.lines[0]?.id, quantity, restock }];
const stock = async () => {
  const query = api.context.db.selectFrom('variants').select('stock').where('id', '=', 'jersey-red-m');
  return (await query.where('store_id', '=', 'north').executeTakeFirstOrThrow()).stock;
};
const errorOf = ({ status, body }: Answer) => [status, body.errors[0].code];

describe('200', () => {
  it('accepts a withdrawal, receives its goods in parcels, and refunds it, with who did what', async () => {
    const before = await stock();
    expect((await step('accept', { version: 0 })).body.withdrawal).toMatchObject({
      state: 'accepted',
      version: 1,
      orderNumber: order.orderNumber,
      name: 'Freja Lund',
      goods: '1 × Home jersey',
    });
    await step('receive', { version: 1, lines: received(1) }, warehouse);
    expect(await stock()).toBe(before + 1);
    await step('receive', { version: 2, lines: received(1, false) }, warehouse);
    expect(await stock()).toBe(before + 1);
    const { body } = await refund({ withdrawalId }, 'settle');
    const read = await service.call(`/api/admin/withdrawals/${withdrawalId}`);
    expect(read.body.withdrawal).toMatchObject({
      state: 'refunded',
      refundId: body.refund.id,
      steps: [
        { state: 'accepted', by: 'Member customerService' },
        { state: 'received', by: 'Member warehouse' },
        { state: 'received', by: 'Member warehouse' },
        { state: 'refunded', by: 'Member customerService' },
      ],
      returns: [
        { quantity: 1, restocked: true },
        { quantity: 1, restocked: false },
      ],
    });
    const { history } = (await service.call(`/api/admin/orders/${order.id}`)).body;
    expect(history.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['Withdrawal', 'WithdrawalAccepted', 'GoodsReturned', 'RefundDue']),
    );
    const audited = await (await staffOf(api)).call(`/api/admin/audit?target=${withdrawalId}`);
    expect(audited.body.items.map(({ operation }: { operation: string }) => operation)).toEqual([
      'refundOrder',
      'receiveWithdrawal',
      'receiveWithdrawal',
      'acceptWithdrawal',
    ]);
    expect(JSON.stringify(audited.body)).not.toContain(billing.email);
  });

  it('lists the withdrawals of the own store by state and by words of the order', async () => {
    await step('close', { version: 0, reason: 'Declared twice' });
    const list = async (query: string, by: Pick<Staff, 'call'> = service) => {
      const { body } = await by.call(`/api/admin/withdrawals?pageSize=100${query}`);
      return body.withdrawals.items.map(({ id }: { id: string }) => id);
    };
    expect(await list(`&search=${order.orderNumber}`)).toEqual([withdrawalId]);
    expect((await list(''))[0]).toBe(withdrawalId);
    expect(await list('&state=closed&search=freja')).toContain(withdrawalId);
    expect(await list('&state=declared')).not.toContain(withdrawalId);
    expect(await list('', other)).toEqual([]);
  });

  it('forgets the names of staff in old steps', async () => {
    await step('accept', { version: 0 });
    await forgetNamesInSteps(api.context.db, 'north', new Date(Date.now() + 60_000));
    const { body } = await service.call(`/api/admin/withdrawals/${withdrawalId}`);
    expect(body.withdrawal.steps).toMatchObject([{ state: 'accepted', by: '' }]);
  });
});

describe('409', () => {
  it('tells the second person who accepts, and whoever has not seen the last step', async () => {
    const answers = await Promise.all([
      step('accept', { version: 0 }),
      step('accept', { version: 0 }, await staffOf(api)),
    ]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(refused?.body.errors[0]).toMatchObject({ code: 'WithdrawalAccepted' });
    expect(refused?.body.errors[0].message).toMatch(/^Member (customerService|owner) has already accepted/);
    expect(errorOf(await step('receive', { version: 0, lines: received(1) }))).toEqual([
      409,
      'WithdrawalChanged',
    ]);
  });

  it('receives and refunds once, however many do it at the same time', async () => {
    const before = await stock();
    const receipts = await Promise.all(
      [service, warehouse, service].map((by) => step('receive', { version: 0, lines: received(1) }, by)),
    );
    expect(receipts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stock()).toBe(before + 1);
    const refunds = await Promise.all(['a', 'b'].map((key) => refund({ withdrawalId }, key)));
    expect(refunds.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await service.call(`/api/admin/orders/${order.id}`);
    expect(body.refunds).toHaveLength(1);
    expect(errorOf(await step('close', { version: 2, reason: 'Late' }))).toEqual([409, 'WithdrawalFinished']);
  });

  it('takes back no more than was handed over', async () => {
    expect(errorOf(await step('receive', { version: 0, lines: received(3) }))).toEqual([
      409,
      'ReturnTooLarge',
    ]);
    const twice = [...received(2), ...received(1)];
    expect(errorOf(await step('receive', { version: 0, lines: twice }))).toEqual([409, 'ReturnTooLarge']);
  });
});

describe('403, 404', () => {
  it('lets the warehouse receive, and not accept, close or refund', async () => {
    for (const answer of [
      await step('accept', { version: 0 }, warehouse),
      await step('close', { version: 0, reason: 'No' }, warehouse),
      await refund({ withdrawalId }, 'warehouse', warehouse),
    ])
      expect(errorOf(answer)).toEqual([403, 'ScopeMissing']);
  });

  it('rejects withdrawals of another store and of another order', async () => {
    const foreign = await step('accept', { version: 0 }, other);
    expect(errorOf(foreign)).toEqual([404, 'UnknownWithdrawal']);
    expect(withoutRequest(foreign)).toEqual(
      withoutRequest(await step('accept', { version: 0 }, service, unknown)),
    );
    const first = withdrawalId;
    order = await shippedOrder(1);
    expect(errorOf(await refund({ withdrawalId: first }, 'foreign'))).toEqual([404, 'UnknownWithdrawal']);
  });
});
