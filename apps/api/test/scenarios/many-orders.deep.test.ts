import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../admin';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { readyShopper } from '../shopper';

const count = 100_000;
const budgetMs = 200;

let api: PaidApi;
let admin: Admin;
beforeAll(async () => {
  api = await startPaidApi();
  admin = await adminOf(api, 'north', ['orders']);
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const { url } = (await shopper.pay()).body.data;
  await api.sandbox.act(url, { action: 'approve' });
  await eventually(shopper.receipt, (answer) => answer.body.receipt !== null);
  await copyOrder();
}, 900_000);
afterAll(() => api.close());

/** Copies the order with its lines. The names of the customers differ. */
async function copyOrder(): Promise<void> {
  await api.context.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      create temporary table copies on commit drop as
      select gen_random_uuid() as id, copy, placed.data from generate_series(1, ${count}::int) copy, (
        select to_jsonb(o) as data from orders o where number is not null limit 1) placed`.execute(trx);
    await sql`
      insert into orders select o.* from copies c, lateral jsonb_populate_record(null::orders,
        c.data || jsonb_build_object(
          'id', c.id, 'basket_id', gen_random_uuid(), 'number', 'M' || (200000 + c.copy),
          'email', 'fan' || c.copy || '@example.com',
          'created_at', now() - make_interval(mins => c.copy),
          'billing', c.data->'billing' || jsonb_build_object('lastName', 'Fan' || c.copy))) o`.execute(trx);
    await sql`
      insert into order_lines select l.* from copies c, order_lines known,
        lateral jsonb_populate_record(null::order_lines,
          to_jsonb(known) || jsonb_build_object('order_id', c.id)) l
      where known.order_id = (c.data->>'id')::uuid`.execute(trx);
  });
  await sql`analyze`.execute(api.context.db);
}

it.each([
  ['the first page', ''],
  ['an order number', '?search=M200500'],
  ['a name', '?search=fan7777'],
])(
  `answers %s of 100,000 orders within ${budgetMs} ms, as the median of nine calls`,
  async (title, query) => {
    const times: number[] = [];
    for (let call = 0; call < 9; call += 1) {
      const started = performance.now();
      const { status, body } = await admin.call(`/api/admin/orders${query}`);
      times.push(performance.now() - started);
      expect([status, body.orders.items.length > 0]).toEqual([200, true]);
    }
    const median = times.toSorted((a, b) => a - b)[4] ?? Number.POSITIVE_INFINITY;
    process.stdout.write(`${title}: ${Math.round(median)} ms\n`);
    expect(median).toBeLessThan(budgetMs);
  },
);
