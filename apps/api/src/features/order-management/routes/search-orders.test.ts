import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { eventually, type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { billing as address, readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let admin: Admin;
let order: { id: string; orderNumber: string };
beforeAll(async () => {
  api = await startPaidApi();
  admin = await adminOf(api, 'north', ['orders']);
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  const { body } = await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
  order = body.receipt;
  await readyShopper(api.call, 'cap-black-onesize').then((other) => other.pay());
});
afterAll(() => api.close());

const found = async (search: string, by = admin): Promise<string[]> => {
  const { status, body } = await by.call(`/api/admin/orders?search=${encodeURIComponent(search)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.orders.total).toBe(body.orders.items.length);
  return body.orders.items.map(({ id }: { id: string }) => id);
};

it.each([
  ['its number', () => order.orderNumber],
  ['the digits of its number', () => order.orderNumber.replace(/^\D+/, '')],
  ['beginnings of the name, in any order', () => 'LUN frej'],
  ['the address and a product', () => 'freja@example.com jersey'],
  ['an article number', () => 'jersey-red-m'],
])('finds an order by %s', async (_, term) => {
  expect(await found(term())).toContain(order.id);
});

it('finds orders that have all words, of any status, and all without a word', async () => {
  expect(await found('jersey')).toEqual([order.id]);
  expect(await found('jersey cap')).toEqual([]);
  expect(await found('freja')).toHaveLength(2);
  expect(await found('  ')).toHaveLength(2);
  expect(await found(" ' & ! :* \\ ")).toEqual([]);
});

it('finds a name without its accents', async () => {
  const billing = JSON.stringify({ ...address, firstName: 'Søren', lastName: 'Peña' });
  await api.context.db.updateTable('orders').set({ billing }).where('id', '=', order.id).execute();
  expect(await found('PENA søren')).toEqual([order.id]);
});

it('finds nothing of another store, and nobody whose data were removed', async () => {
  expect(await found('jersey', await adminOf(api, 'south', ['orders']))).toEqual([]);
  const empty = JSON.stringify(Object.fromEntries(Object.keys(address).map((name) => [name, ''])));
  await api.context.db.updateTable('orders').set({ email: '', billing: empty, shipping: empty }).execute();
  expect(await found('freja')).toEqual([]);
  expect(await found('jersey')).toEqual([order.id]);
});
