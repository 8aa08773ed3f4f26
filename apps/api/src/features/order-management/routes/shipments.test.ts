import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
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

/** A paid order of three jerseys. */
async function paidOrder() {
  const shopper = await readyShopper(api.call, 'jersey-red-m', 3);
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, ({ body }) => body.receipt !== null);
  const { id, lines } = body.receipt;
  return { id, line: lines[0].id, shopper };
}

let keys = 0;
const ship = (id: string, body: object, { by = admin, key = `key-${++keys}` } = {}) =>
  by.call(`/api/admin/orders/${id}/shipments`, {
    method: 'POST',
    body: { carrier: 'GLS', ...body },
    headers: { 'idempotency-key': key },
  });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof ship>>) => [
  status,
  body.errors[0].code,
  body.errors[0].field,
];
const mailsOf = async (id: string) => {
  const rows = await api.context.db.selectFrom('mails').select(['template', 'data']).orderBy('id').execute();
  return rows
    .filter(({ data }) => JSON.stringify(data).includes(id))
    .map(({ template }) => template)
    .toSorted();
};

describe('createShipment', () => {
  it('200: ships everything, completes the order and mails the parcel once', async () => {
    const { id, line, shopper } = await paidOrder();
    const parcel = { trackingNumber: '0037', trackingUrl: 'https://carrier.example/0037' };
    const { status, body } = await ship(id, parcel, { key: 'all' });
    expect([status, body.order.status]).toEqual([200, 'Complete']);
    expect(body.shipment).toMatchObject({
      carrier: 'GLS',
      ...parcel,
      lines: [{ lineId: line, quantity: 3 }],
    });
    expect((await ship(id, parcel, { key: 'all' })).body).toEqual(body);
    expect((await shopper.receipt()).body.receipt.shipments).toEqual([body.shipment]);
    expect(await mailsOf(id)).toEqual(['orderCompleted', 'orderConfirmed']);
  });

  it('200: ships a part, then the rest', async () => {
    const { id, line } = await paidOrder();
    const part = await ship(id, { lines: [{ lineId: line, quantity: 2 }] });
    expect(part.body.order).toMatchObject({ status: 'Confirmed', shipments: [{ lines: [{ quantity: 2 }] }] });
    const rest = await ship(id, {});
    expect(rest.body.order.status).toBe('Complete');
    expect(rest.body.shipment.lines).toEqual([{ lineId: line, quantity: 1 }]);
    expect(await mailsOf(id)).toEqual(['orderCompleted', 'orderConfirmed', 'orderShipped']);
    const { history } = (await admin.call(`/api/admin/orders/${id}`)).body;
    expect(history.filter(({ type }: { type: string }) => type === 'Shipped')).toHaveLength(2);
  });

  it('200: ships each item once, however many clerks ship it', async () => {
    const { id, line } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ship(id, { lines: [{ lineId: line, quantity: 1 }] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409]);
  });

  it.each([
    ['no key', { carrier: 'GLS' }, ''],
    ['no carrier', { carrier: '' }, 'key'],
    ['a link without https', { trackingUrl: 'http://carrier.example/' }, 'key'],
    ['a script as link', { trackingUrl: 'javascript:alert(1)' }, 'key'],
    ['no lines', { lines: [] }, 'key'],
  ])('400: rejects %s', async (_name, body, key) => {
    const { id } = await paidOrder();
    expect((await ship(id, body, { key })).status).toBe(400);
  });

  it('404: rejects unknown lines and orders of another store', async () => {
    const { id, line } = await paidOrder();
    const unknown = {
      lines: [
        { lineId: line, quantity: 1 },
        { lineId: 'none', quantity: 1 },
      ],
    };
    expect(codeOf(await ship(id, unknown))).toEqual([404, 'UnknownOrderLine', 'lines.1.lineId']);
    expect(codeOf(await ship(id, {}, { by: other }))).toEqual([404, 'UnknownOrder', 'orderId']);
    expect((await admin.call(`/api/admin/orders/${id}`)).body.order.shipments).toEqual([]);
  });

  it('409: rejects more than is left, also over several lines', async () => {
    const { id, line } = await paidOrder();
    const twice = {
      lines: [
        { lineId: line, quantity: 2 },
        { lineId: line, quantity: 2 },
      ],
    };
    expect(codeOf(await ship(id, twice))).toEqual([409, 'ShipmentTooLarge', 'lines.1.quantity']);
  });

  it('409: rejects an order that is complete or cancelled', async () => {
    const { id } = await paidOrder();
    await ship(id, {});
    expect(codeOf(await ship(id, {}))[1]).toBe('OrderCannotMove');
  });

  it('409: rejects another shipment with the same key', async () => {
    const { id, line } = await paidOrder();
    await ship(id, { lines: [{ lineId: line, quantity: 1 }] }, { key: 'reused' });
    expect(codeOf(await ship(id, {}, { key: 'reused' }))[1]).toBe('IdempotencyKeyReused');
  });

  it('409: rejects the cancellation of an order of which a part was shipped', async () => {
    const { id, line } = await paidOrder();
    await ship(id, { lines: [{ lineId: line, quantity: 1 }] });
    const cancelled = await admin.call(`/api/admin/orders/${id}/status`, {
      method: 'POST',
      body: { status: 'Cancelled', restock: true },
    });
    expect(codeOf(cancelled)[1]).toBe('OrderPartlyShipped');
  });
});

describe('listOrderChanges', () => {
  const changes = (query: string, by = admin) => by.call(`/api/admin/orders/changes?${query}`);
  const idsOf = ({ body }: Awaited<ReturnType<typeof changes>>) =>
    body.changes.map(({ order }: { order: { id: string } }) => order.id);
  /** Waits until the order has appeared, because other transactions of the database server can delay it. */
  const untilListed = (id: string, query: string) =>
    eventually(
      () => changes(query),
      (answer) => idsOf(answer).includes(id),
    );
  const cursorAfter = async (id: string) => (await untilListed(id, '')).body.nextCursor;

  it('200: lists each order at its last change, and continues at the cursor', async () => {
    const first = await paidOrder();
    const second = await paidOrder();
    const start = await cursorAfter(second.id);
    expect((await changes(`cursor=${start}`)).body).toMatchObject({ changes: [], nextCursor: start });
    await ship(first.id, {});
    await ship(second.id, { lines: [{ lineId: second.line, quantity: 1 }] });
    await untilListed(second.id, `cursor=${start}`);
    const next = await changes(`cursor=${start}&limit=1`);
    expect([idsOf(next), next.body.hasMore]).toEqual([[first.id], true]);
    const last = await changes(`cursor=${next.body.nextCursor}`);
    expect([idsOf(last), last.body.hasMore]).toEqual([[second.id], false]);
    expect(last.body.changes[0].order.shipments).toHaveLength(1);
  });

  it('200: lists an order again after a refund', async () => {
    const { id } = await paidOrder();
    const start = await cursorAfter(id);
    await admin.call(`/api/admin/orders/${id}/refund`, {
      method: 'POST',
      body: { amount: 1, reason: 'Late' },
      headers: { 'idempotency-key': 'late' },
    });
    expect(idsOf(await untilListed(id, `cursor=${start}`))).toEqual([id]);
  });

  it('200: lists placed orders of the own store only, changed since a time', async () => {
    const { id } = await paidOrder();
    await readyShopper(api.call, 'jersey-red-m').then((shopper) => shopper.pay());
    const { body } = await untilListed(id, 'updatedSince=2000-01-01T00:00:00Z');
    expect(body.changes.every(({ order }: { order: { orderNumber: string } }) => order.orderNumber)).toBe(
      true,
    );
    expect(idsOf(await changes('updatedSince=2100-01-01T00:00:00Z'))).toEqual([]);
    expect((await changes('', other)).body).toMatchObject({ changes: [], nextCursor: '', hasMore: false });
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    '200: holds a change back while an earlier transaction runs, so that a reader misses neither',
    async () => {
      const early = await paidOrder();
      const late = await paidOrder();
      const start = await cursorAfter(late.id);
      await api.context.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('orders')
          .set({ comment: 'early' })
          .where('store_id', '=', 'north')
          .where('id', '=', early.id)
          .execute();
        await ship(late.id, {});
        expect(idsOf(await changes(`cursor=${start}`))).toEqual([]);
      });
      const { body } = await untilListed(late.id, `cursor=${start}`);
      expect(body.changes.map(({ order }: { order: { id: string } }) => order.id)).toEqual([
        early.id,
        late.id,
      ]);
    },
  );

  it.each([
    'x',
    'MTp4',
    Buffer.from(`${2n ** 64n}:00000000-0000-4000-8000-000000000000`).toString('base64url'),
  ])('400: rejects the cursor %s', async (cursor) => {
    expect(codeOf(await changes(`cursor=${cursor}`))).toEqual([400, 'WrongForm', 'cursor']);
  });
});
