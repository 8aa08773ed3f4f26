import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { readyShopper } from '../../../../test/shopper';
import { type Staff, staffOf } from '../../../../test/staff';

let api: PaidApi;
let staff: Staff;
let admin: Admin;
beforeAll(async () => {
  api = await startPaidApi();
  staff = await staffOf(api, 'warehouse');
  admin = await adminOf(api);
});
afterAll(() => api.close());

const variantId = 'jersey-red-m';
const post = (path: string, body: object, key = randomUUID()) =>
  staff.call(`/api/admin/stock/${variantId}/${path}`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  });
const list = async (query = '', culture = 'en') => {
  const { status, body } = await staff.call(`/api/admin/stock${query}`, { culture });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.stock;
};
const found = async (query: string) =>
  (await list(query)).items.map((item: { variantId: string }) => item.variantId);
const movements = async () => {
  const { body } = await staff.call(`/api/admin/stock/${variantId}/movements`);
  return body.movements.items;
};
const stock = async () =>
  (await staff.call(`/api/admin/stock/${variantId}/movements`)).body.variant.stock as number;

it('counts stock only if it is still what the count began with', async () => {
  const before = await stock();
  const stale = await post('counts', { stock: 2, expected: before + 1 });
  expect([stale.status, stale.body.errors[0]]).toMatchObject([
    409,
    { code: 'StockChanged', field: 'expected' },
  ]);
  expect(stale.body.errors[0].message).toContain(String(before));
  expect(await stock()).toBe(before);
  const key = randomUUID();
  const counted = { stock: 2, expected: before, note: 'Shelf 4' };
  const [first, repeated] = [await post('counts', counted, key), await post('counts', counted, key)];
  expect(first.body).toEqual({ success: true, from: before, to: 2 });
  expect(repeated.body).toEqual(first.body);
  expect((await movements())[0]).toMatchObject({
    from: before,
    to: 2,
    reason: 'counted',
    note: 'Shelf 4',
    actor: { kind: 'staff', id: staff.id, name: 'Member warehouse' },
  });
  const owner = await staffOf(api);
  const { body } = await owner.call('/api/admin/audit?operation=countStock');
  expect(body.items).toMatchObject([{ target: { kind: 'variant', id: variantId }, after: { stock: 2 } }]);
});

it('adds and removes units, and the shop sells no more than are left', async () => {
  const before = await stock();
  await post('movements', { change: -before, reason: 'damaged' });
  const product = await api.call('/api/products/variant/jersey-red-m');
  const shown = product.body.product.variants.find(({ id }: { id: string }) => id === variantId);
  expect(shown.stockStatus).toBe('OutOfStock');
  const below = await post('movements', { change: -1, reason: 'lost' });
  expect([below.status, below.body.errors[0].code]).toEqual([409, 'StockOutOfRange']);
  expect((await post('movements', { change: 4, reason: 'delivery' })).body).toMatchObject({ from: 0, to: 4 });
  expect((await movements()).slice(0, 2)).toMatchObject([{ reason: 'delivery' }, { reason: 'damaged' }]);
});

it('records what orders hold and give back, and what imports change', async () => {
  const paid = await readyShopper(api.call, variantId);
  await api.sandbox.act((await paid.pay()).body.data.url, { action: 'approve' });
  const { body } = await eventually(paid.receipt, (answer) => answer.body.receipt !== null);
  const order = body.receipt;
  const declined = await readyShopper(api.call, variantId);
  await api.sandbox.act((await declined.pay()).body.data.url, { action: 'decline' });
  await eventually(movements, ([newest]) => newest.reason === 'released');
  await admin.call(`/api/admin/orders/${order.id}/status`, {
    method: 'POST',
    body: { status: 'Cancelled', restock: true },
  });
  await admin.importFile('part=stock', { stock: [{ variantId, stock: 500 }] });
  const [imported, cancelled, released, held, sold] = await movements();
  expect(imported).toMatchObject({ reason: 'imported', orderId: null, actor: null });
  expect(cancelled).toMatchObject({ reason: 'cancelled', orderNumber: order.orderNumber });
  expect(released).toMatchObject({ reason: 'released', orderNumber: null });
  expect(held).toMatchObject({ reason: 'ordered', orderId: released.orderId });
  expect(sold).toMatchObject({ reason: 'ordered', orderId: order.id });
  expect([cancelled.from, released.from, held.from]).toEqual([released.to, held.to, sold.to]);
  expect(imported.to).toBe(await stock());
});

it('finds variants by name, article number and low stock, those with the least first', async () => {
  const all = await list();
  const levels = all.items.map((item: { stock: number }) => item.stock);
  expect(levels).toEqual(levels.toSorted((a: number, b: number) => a - b));
  expect(all.total).toBeGreaterThan(2);
  expect(await found('?search=JERSEY')).toContain(variantId);
  expect(await found('?search=n-jersey-red-m')).toEqual([variantId]);
  expect(await found('?search=%25')).toEqual([]);
  await api.context.db.updateTable('variants').set({ stock: 6 }).where('store_id', '=', 'north').execute();
  await api.context.db.updateTable('variants').set({ stock: 5 }).where('id', '=', variantId).execute();
  expect(await found('?runsLow=true')).toEqual([variantId]);
  expect(await list('?pageSize=1&page=2')).toMatchObject({ page: 2, total: all.total, runsLowAt: 5 });
  const [danish] = (await list('?search=n-jersey-red-m', 'da')).items;
  expect(danish).toMatchObject({ name: 'Hjemmetrøje', color: 'Rød', size: 'M' });
});

it('shows nothing of another store', async () => {
  const other = await staffOf(api, 'warehouse', 'south');
  const { body } = await other.call('/api/admin/stock?search=n-jersey-red-m');
  expect(body.stock.items).toEqual([]);
  const foreign = await other.call(`/api/admin/stock/${variantId}/movements`);
  expect([foreign.status, foreign.body.errors[0].code]).toEqual([404, 'UnknownVariant']);
});
