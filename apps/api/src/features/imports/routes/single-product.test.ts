import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { addImport } from '../queries';

const dataDir = join(tmpdir(), `matchday-single-${process.pid}`);
const hour = 3_600_000;

interface Shop {
  api: TestApi;
  admin: Admin;
}
let shop: Shop;
let now = new Date();
async function openShop(): Promise<Shop> {
  const api = await startTestApi({ stores: [north], env: { DATA_DIR: dataDir }, clock: () => now });
  return { api, admin: await adminOf(api) };
}
async function closeShop(): Promise<void> {
  now = new Date();
  await shop.api.close();
  await rm(dataDir, { recursive: true, force: true });
}

const cap = north.products.find(({ id }) => id === 'cap');
if (!cap) throw new Error('The test shop sells no cap.');
const { id: _, ...capData } = cap;
const hat = {
  ...cap,
  id: 'hat',
  texts: {
    en: { ...cap.texts.en, name: 'Hat', slug: 'hat' },
    da: { ...cap.texts.da, name: 'Hat', slug: 'hat' },
  },
  colors: cap.colors.map((color) => ({
    ...color,
    variants: [{ id: 'hat-black', sku: 'HAT', ean: null, size: 'One size', stock: 7 }],
  })),
};
const { id: __, ...hatData } = hat;

const read = (id: string) => shop.admin.call(`/api/admin/products/${id}`);
const put = (id: string, body: object, headers = {}, by = shop.admin) =>
  by.call(`/api/admin/products/${id}`, { method: 'PUT', body, headers });
const putPrices = (id: string, prices: object, headers = {}, by = shop.admin) =>
  by.call(`/api/admin/products/${id}/prices`, { method: 'PUT', body: { prices }, headers });
const tagOf = async (id: string) => String((await read(id)).headers.etag);

/** What an import writes, without ids and times of its own. */
async function writtenRows({ api }: Shop): Promise<Record<string, unknown[]>> {
  const tables = [
    'store_sources',
    'products',
    'product_texts',
    'product_categories',
    'product_colors',
    'variants',
    'prices',
    'price_history',
    'imported_items',
    'outbox',
  ];
  const content: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(row) - ${['id', 'since', 'changed_at', 'added_at', 'created_at', 'next_attempt_at', 'version']}::text[]
        || case when ${table} in ('products', 'variants') then jsonb_build_object('id', to_jsonb(row) -> 'id') else '{}' end as row
      from ${sql.table(table)} row order by 1`.execute(api.context.db);
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

describe('a single write leaves what an import leaves', () => {
  let imported: Shop;
  beforeEach(async () => {
    shop = await openShop();
    imported = await openShop();
  });
  afterEach(async () => {
    await imported.api.close();
    await closeShop();
  });

  it('for a new product', async () => {
    await imported.admin.importFile('part=catalogue', { products: [hat] });
    expect((await put('hat', hatData)).body).toEqual({ success: true, created: true });
    const rows = await writtenRows(shop);
    expect(JSON.stringify(rows.outbox)).toContain('"hat"');
    expect(rows).toEqual(await writtenRows(imported));
  });

  it('for a changed product', async () => {
    const changed = { ...capData, isNew: true, categoryIds: ['shirts', 'caps'] };
    await imported.admin.importFile('part=catalogue', { products: [{ id: 'cap', ...changed }] });
    expect((await put('cap', changed)).body).toEqual({ success: true, created: false });
    expect(await writtenRows(shop)).toEqual(await writtenRows(imported));
  });

  it('for prices, with the prior price of a reduction and the price history', async () => {
    const steps = [{ EUR: { unit: 9500 } }, { EUR: { unit: 9500, discounted: 8000 } }];
    for (const prices of steps) {
      now = new Date(now.getTime() + hour);
      await imported.admin.importFile('part=prices', { prices: [{ productId: 'jersey', prices }] });
      expect((await putPrices('jersey', prices)).body).toEqual({ success: true });
    }
    const rows = await writtenRows(shop);
    expect(rows.prices).toContainEqual(
      expect.objectContaining({ variant_id: 'jersey-red-s', currency: 'EUR', discounted: 8000, prior: 9000 }),
    );
    expect(rows).toEqual(await writtenRows(imported));
  });
});

describe('putProduct', () => {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(closeShop);
  afterEach(async () => {
    const { db } = shop.api.context;
    await db.deleteFrom('imports').execute();
  });

  it('200: shops show the product at once, and a repetition changes nothing', async () => {
    expect((await shop.api.call('/api/products/hat')).status).toBe(404);
    const { headers } = await put('hat', hatData);
    expect((await shop.api.call('/api/products/hat')).body.product.name).toBe('Hat');
    expect(headers.etag).toBe(await tagOf('hat'));
    expect((await read('hat')).body.product).toEqual(JSON.parse(JSON.stringify(hatData)));
    const before = await writtenRows(shop);
    expect((await put('hat', hatData)).headers.etag).toBe(headers.etag);
    expect(await writtenRows(shop)).toEqual(before);
  });

  it('200: changes the stock by the difference to the last imported one', async () => {
    await put('hat', hatData);
    const { db } = shop.api.context;
    await db.updateTable('variants').set({ stock: 5 }).where('id', '=', 'hat-black').execute();
    const restocked = { ...hatData.colors[0], variants: [{ ...hat.colors[0]?.variants[0], stock: 10 }] };
    await put('hat', { ...hatData, colors: [restocked] });
    const { stock } = await db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', 'hat-black')
      .executeTakeFirstOrThrow();
    expect(stock).toBe(8);
  });

  it.each([
    ['UnknownReference', 'categoryIds.0', { ...hatData, categoryIds: ['hats'] }],
    ['RequiredField', 'texts.da', { ...hatData, texts: { en: hatData.texts.en } }],
    ['StandsTwice', 'texts.en.slug', { ...hatData, texts: { ...hatData.texts, en: cap.texts.en } }],
    ['StandsTwice', 'colors.0.variants.0.id', { ...hatData, colors: cap.colors }],
    ['UnknownField', 'colour', { ...hatData, colour: 'black' }],
  ])('400: %s in %s, and nothing is written', async (code, field, body) => {
    const before = await writtenRows(shop);
    const { status, body: refusal } = await put('hood', body);
    expect(status).toBe(400);
    expect(refusal.errors).toContainEqual(expect.objectContaining({ code, field }));
    expect(await writtenRows(shop)).toEqual(before);
    expect((await shop.api.call('/api/products/hood')).status).toBe(404);
  });

  it('401 and 403: rejects a call without a key, and a key without the scope', async () => {
    const other = await adminOf(shop.api, 'north', ['content', 'money', 'orders', 'customers']);
    for (const call of [put('hat', hatData, {}, other), putPrices('cap', {}, {}, other)])
      expectRefusal(await call, 403, 'ScopeMissing', 'Authorization');
    const answer = await put('hat', hatData, { authorization: 'Bearer mk_none' });
    expectRefusal(answer, 401, 'AdminKeyRequired', 'Authorization');
  });

  it('409: rejects a change while an import of the store runs', async () => {
    const run = { storeId: 'north', id: crypto.randomUUID(), part: 'stock', format: 'json' } as const;
    await addImport(shop.api.context.db, { ...run, dryRun: false, removeMissing: false }, now);
    expectRefusal(await put('hat', hatData), 409, 'ImportRunning');
  });

  it('412: of two changes of the same version, one takes effect', async () => {
    const headers = { 'if-match': await tagOf('cap') };
    const answers = await Promise.all([
      put('cap', { ...capData, brand: 'First' }, headers),
      put('cap', { ...capData, brand: 'Second' }, headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expectRefusal(await put('cap', capData, headers), 412, 'ProductChanged', 'If-Match');
  });

  it('412: creates nothing with If-Match', async () => {
    expectRefusal(await put('hood', hatData, { 'if-match': '*' }), 412, 'ProductChanged', 'If-Match');
    expect((await put('cap', capData, { 'if-match': `"other", ${await tagOf('cap')}` })).status).toBe(200);
  });

  it('409: rejects a change of a store without stored data', async () => {
    await shop.api.context.db.deleteFrom('store_sources').execute();
    expectRefusal(await put('hat', hatData), 409, 'StoreNotKept');
  });
});

describe('putProductPrices', () => {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(closeShop);

  it('200: keeps the currencies that are not in the body', async () => {
    const { headers } = await putPrices('jersey', { EUR: { unit: 9100 } });
    const { body, headers: current } = await read('jersey');
    expect(body.product.prices).toEqual({ EUR: { unit: 9100 }, DKK: { unit: 63_000 } });
    expect(headers.etag).toBe(current.etag);
  });

  it.each([
    ['UnknownCurrency', 'prices.SEK', { SEK: { unit: 100 } }],
    ['DiscountAboveUnit', 'prices.EUR.discounted', { EUR: { unit: 100, discounted: 200 } }],
    ['TooSmall', 'prices.EUR.unit', { EUR: { unit: -1 } }],
  ])('400: %s', async (code, field, prices) => {
    expectRefusal(await putPrices('jersey', prices), 400, code, field);
  });

  it('404: rejects an unknown product', async () => {
    expectRefusal(await putPrices('hat', { EUR: { unit: 100 } }), 404, 'UnknownProduct', 'id');
    expectRefusal(await read('hat'), 404, 'UnknownProduct', 'id');
  });

  it('412: rejects a change of another version', async () => {
    const headers = { 'if-match': await tagOf('cap') };
    expect((await putPrices('cap', { EUR: { unit: 2600 } }, headers)).status).toBe(200);
    const again = await putPrices('cap', { EUR: { unit: 2700 } }, headers);
    expectRefusal(again, 412, 'ProductChanged', 'If-Match');
  });
});
