import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper, readyShopper } from '../../../../test/shopper';
import { staffOf } from '../../../../test/staff';

let api: PaidApi;
let admin: Admin;
beforeAll(async () => {
  api = await startPaidApi();
  admin = await adminOf(api);
});
afterAll(() => api.close());

const figures = async (query = '') => {
  const { status, body } = await admin.call(`/api/admin/figures${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.figures;
};
const search = (term: string, headers = {}) =>
  api.call(`/api/products/search?Term=${encodeURIComponent(term)}`, { headers });
const write = () => api.context.emptySearches.flush(api.context.db);

it('counts orders, units, revenue, refunds and checkouts, and lists what was sold and sold out', async () => {
  const shopper = await readyShopper(api.call, 'jersey-red-m', 3);
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { receipt } = (await eventually(shopper.receipt, (answer) => answer.body.receipt !== null)).body;
  await readyShopper(api.call, 'cap-black-onesize');
  await newShopper(api.call).then((visitor) => visitor.add('cap-black-onesize'));
  const { currency } = receipt.total;
  const money = (amount: number) => ({ amount, currency });
  const gross = receipt.total.amount;
  expect((await figures()).total).toEqual({
    orders: 1,
    units: 3,
    revenue: [{ gross: money(gross), refunds: money(0), net: money(gross) }],
    checkouts: { begun: 2, paid: 1 },
  });
  await admin.call(`/api/admin/orders/${receipt.id}/refund`, {
    method: 'POST',
    body: { amount: 10, reason: 'Torn' },
    headers: { 'idempotency-key': 'one' },
  });
  await eventually(
    () => admin.call('/api/admin/figures'),
    ({ body }) => body.figures.total.revenue[0].refunds.amount === 10,
  );
  const { days, from, to, products, soldOut } = await figures();
  expect([days.length, from]).toEqual([1, to]);
  expect(days[0]).toMatchObject({ day: to, orders: 1, revenue: [{ net: money(gross - 10) }] });
  const sold = receipt.lines[0].total;
  expect(products).toMatchObject([{ productId: 'jersey', units: 3, gross: [sold] }]);
  expect(soldOut).toMatchObject([{ variantId: 'jersey-red-m', productId: 'jersey', size: 'M' }]);

  const inDanish = await admin.call('/api/admin/figures', { culture: 'da' });
  expect(inDanish.body.figures).toMatchObject({
    products: [{ productId: 'jersey', name: 'Hjemmetrøje' }],
    soldOut: [{ name: 'Hjemmetrøje' }],
  });

  expect(await figures('?productId=jersey')).toMatchObject({
    total: { orders: 1, units: 3, revenue: [{ gross: sold }], checkouts: null },
  });
  expect((await figures('?productId=cap')).total).toMatchObject({ orders: 0, revenue: [] });
  const year = await figures('?from=2026-01-01&to=2026-12-31');
  expect(year.days).toHaveLength(365);
  expect(year.days.find(({ day }: { day: string }) => day === to).orders).toBe(1);

  const csv = await admin.call('/api/admin/figures/days?separator=semicolon');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(String(csv.body)).toContain(`${to};1;3;2;1;${gross.toFixed(2).replace('.', ',')};10,00`);
});

it('leaves out an order that was cancelled before money was taken', async () => {
  const { orders } = (await figures()).total;
  const db = api.context.db;
  const taken = await db.selectFrom('payments').selectAll().where('paid_amount', '>', 0).execute();
  await db.updateTable('orders').set({ status: 'Cancelled' }).where('number', 'is not', null).execute();
  expect((await figures()).total.orders).toBe(orders);
  await db.updateTable('payments').set({ paid_amount: 0 }).execute();
  expect((await figures()).total.orders).toBe(0);
  for (const { id, paid_amount } of taken)
    await db.updateTable('payments').set({ paid_amount }).where('id', '=', id).execute();
});

it('counts searches that found nothing, and nothing that names a person or that staff searched', async () => {
  await search('Goalkeeper   GLOVES');
  await search('goalkeeper gloves');
  await search('=1+2 zebras');
  for (const term of ['jersey', 'freja@example.com', '+45 20 12 34 56', 'x'.repeat(61), ' '])
    await search(term);
  await api.call('/api/products/search', {
    method: 'POST',
    body: { term: 'submarine', filters: { bitFilters: ['new'] } },
  });
  const { token } = await staffOf(api);
  await search('staff only words', { authorization: `Bearer ${token}` });
  expect((await figures()).emptySearches).toEqual([]);
  await write();
  const expected = [
    { term: 'goalkeeper gloves', searches: 2 },
    { term: '=1+2 zebras', searches: 1 },
  ];
  expect((await figures()).emptySearches).toEqual(expected);
  await search('goalkeeper gloves');
  await write();
  await write();
  expect((await figures()).emptySearches[0]).toEqual({ term: 'goalkeeper gloves', searches: 3 });
  expect((await figures('?from=2026-01-01&to=2026-01-02')).emptySearches).toEqual([]);
  const csv = await admin.call('/api/admin/figures/emptySearches');
  expect(String(csv.body)).toContain("\r\n'=1+2 zebras,1\r\n");
});

it('keeps a limited number of searches', async () => {
  const { emptySearches, db, stores } = api.context;
  const store = await stores.find('north');
  if (!store) throw new Error('The store is missing.');
  for (let count = 0; count < 5000; count += 1)
    emptySearches.record({ storeId: 'north', store }, `nothing ${count.toString(36)}x`, new Date());
  await write();
  await write();
  const rows = await db.selectFrom('empty_searches').select('term').execute();
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.length).toBeLessThanOrEqual(3000);
  const term = rows[0]?.term ?? '';
  const added = { storeId: 'north', store };
  emptySearches.record(added, 'one too many', new Date());
  emptySearches.record(added, term, new Date());
  await write();
  const after = await db.selectFrom('empty_searches').select('term').execute();
  expect(after).toHaveLength(rows.length);
});

it('400 and 403: needs days in order, at most a year, and a scope', async () => {
  const call = (query: string) => admin.call(`/api/admin/figures?${query}`);
  expectRefusal(await call('from=2026-02-02&to=2026-02-01'), 400, 'TooSmall', 'to');
  expectRefusal(await call('from=2025-01-01&to=2026-02-01'), 400, 'TooLarge', 'to');
  const warehouse = await staffOf(api, 'warehouse');
  expectRefusal(await warehouse.call('/api/admin/figures'), 403, 'ScopeMissing', 'Authorization');
});
