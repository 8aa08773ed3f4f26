import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../admin';
import { startTestApi, type TestApi } from '../test-api';

const count = 100_000;
const budgetMs = 200;

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi();
  admin = await adminOf(api, 'north', ['stock']);
  await copyProduct();
}, 900_000);
afterAll(() => api.close());

/** Copies a product with its texts and two of its variants. Names, article numbers and stock differ. */
async function copyProduct(): Promise<void> {
  await api.context.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      insert into products select p.* from generate_series(1, ${count}::int) copy, products known,
        lateral jsonb_populate_record(null::products, to_jsonb(known) || jsonb_build_object('id', 'jersey-' || copy)) p
      where known.store_id = 'north' and known.id = 'jersey'`.execute(trx);
    await sql`
      insert into product_texts select t.* from generate_series(1, ${count}::int) copy, product_texts known,
        lateral jsonb_populate_record(null::product_texts, to_jsonb(known) || jsonb_build_object(
          'product_id', 'jersey-' || copy, 'name', known.name || ' ' || copy, 'path', known.path || copy)) t
      where known.store_id = 'north' and known.product_id = 'jersey'`.execute(trx);
    await sql`
      insert into variants select v.* from generate_series(1, ${count}::int) copy, variants known,
        lateral jsonb_populate_record(null::variants, to_jsonb(known) || jsonb_build_object(
          'id', known.id || '-' || copy, 'product_id', 'jersey-' || copy, 'sku', known.sku || '-' || copy,
          'stock', copy % 1000)) v
      where known.store_id = 'north' and known.product_id = 'jersey' and known.color = 'blue'`.execute(trx);
  });
  await sql`analyze`.execute(api.context.db);
}

it.each([
  ['the first page', ''],
  ['what runs low', '?runsLow=true'],
  ['a name', '?search=jersey 77777'],
  ['an article number', '?search=n-jersey-blue-m-50000'],
])(
  `answers %s of 200,000 variants within ${budgetMs} ms, as the median of nine calls`,
  async (title, query) => {
    const times: number[] = [];
    for (let call = 0; call < 9; call += 1) {
      const started = performance.now();
      const { status, body } = await admin.call(`/api/admin/stock${query}`);
      times.push(performance.now() - started);
      expect([status, body.stock.items.length > 0]).toEqual([200, true]);
    }
    const median = times.toSorted((a, b) => a - b)[4] ?? Number.POSITIVE_INFINITY;
    process.stdout.write(`${title}: ${Math.round(median)} ms\n`);
    expect(median).toBeLessThan(budgetMs);
  },
);
