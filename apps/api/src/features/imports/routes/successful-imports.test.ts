import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { readSources } from '../sources';

const dataDir = join(tmpdir(), `matchday-imports-${process.pid}`);

let api: TestApi;
let admin: Admin;
async function startApi(): Promise<void> {
  api = await startTestApi({ stores: [north], env: { DATA_DIR: dataDir, IMPORT_LIMIT_MB: '8' } });
  admin = await adminOf(api);
}

async function stopApi(): Promise<void> {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
}

const [jersey] = north.products;

if (!jersey) throw new Error('The test shop sells nothing.');

const topics = async () => {
  const rows = await api.context.db.selectFrom('outbox').select('topics').orderBy('id').execute();
  return rows.map((row) => row.topics);
};

const stockOf = async (id: string) => {
  const { stock } = await api.context.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stock;
};

const csv = (...rows: string[]) => rows.join('\r\n');

describe('a successful import', () => {
  beforeEach(startApi);
  afterEach(stopApi);

  it('changes only the listed entries and announces only these', async () => {
    const before = await topics();
    const products = [{ ...jersey, isNew: !jersey.isNew }];
    const { body } = await admin.importFile('part=catalogue', { products });
    expect(body.import).toMatchObject({
      state: 'done',
      reason: null,
      rows: { done: 1, total: 1 },
      created: 0,
      changed: 1,
      removed: 0,
      errors: [],
      errorCount: 0,
    });
    expect((await topics()).slice(before.length)).toEqual([[{ type: 'product', id: 'jersey' }]]);
    expect((await api.call('/api/products?id=jersey')).body.products[0].isNew).toBe(!jersey.isNew);
  });

  it('removes missing entries with removeMissing', async () => {
    const products = north.products.filter(({ id }) => id !== 'jersey');
    const { body } = await admin.importFile('part=catalogue&removeMissing=true', { products });
    expect(body.import).toMatchObject({ state: 'done', created: 0, changed: 0 });
    expect(body.import.removed).toBeGreaterThan(1);
    expect((await api.call('/api/products/jersey')).status).toBe(404);
    expect((await api.call('/api/categories/shirts')).status).toBe(200);
  });

  it('counts changes in a dry run and changes nothing', async () => {
    const before = await topics();
    const { body } = await admin.importFile('part=catalogue&dryRun=true', {
      products: [{ ...jersey, isNew: !jersey.isNew }],
    });
    expect(body.import).toMatchObject({ state: 'done', dryRun: true, changed: 1 });
    expect(await topics()).toEqual(before);
    expect((await api.call('/api/products?id=jersey')).body.products[0].isNew).toBe(jersey.isNew);
  });

  it('imports prices by SKU from a Danish spreadsheet', async () => {
    const table = csv('﻿sku;price.EUR;discounted.EUR;price.DKK', 'N-JERSEY-RED-M;91,50;80;700,00');
    const { body } = await admin.importFile('part=prices', table);
    expect(body.import).toMatchObject({ state: 'done', changed: 1 });
    const { body: page } = await api.call('/api/products/jersey');
    expect(page.product.price.unitPrice).toMatchObject({ amount: 91.5, currency: 'EUR' });
  });

  it('adds new stock to the remaining stock', async () => {
    await api.context.db.updateTable('variants').set({ stock: 1 }).where('id', '=', 'jersey-red-m').execute();
    const { body: exported } = await admin.call('/api/admin/exports/stock');
    const row = exported.stock.find(({ variantId }: { variantId: string }) => variantId === 'jersey-red-m');
    expect((await admin.importFile('part=stock', exported)).body.import).toMatchObject({ changed: 0 });
    expect(await stockOf('jersey-red-m')).toBe(1);
    await admin.importFile('part=stock', { stock: [{ sku: row.sku, stock: row.stock + 10 }] });
    expect(await stockOf('jersey-red-m')).toBe(11);
  });

  it('changes one text of the dictionary and keeps the others', async () => {
    const { body } = await admin.importFile(
      'part=dictionary',
      csv('alias,value.en', 'Basket.Empty,Nothing here'),
    );
    expect(body.import).toMatchObject({ state: 'done', errorCount: 0 });
    const kept = await readSources(api.context.db, 'north');
    expect(kept?.dictionary.da).toEqual(north.dictionary.da);
    expect(kept?.dictionary.en).toMatchObject({ ...north.dictionary.en, 'Basket.Empty': 'Nothing here' });
  });

  it('removes scripts from HTML', async () => {
    const pages = north.pages.map((page) =>
      Object.assign({}, page, {
        texts: Object.fromEntries(
          Object.entries(page.texts).map(([culture, text]) => [
            culture,
            { ...text, blocks: [{ type: 'richText', html: '<p onclick="x()">Hi<script>x()</script></p>' }] },
          ]),
        ),
      }),
    );
    expect((await admin.importFile('part=content', { pages })).body.import.state).toBe('done');
    const { blocks } = await api.context.db
      .selectFrom('page_texts')
      .select('blocks')
      .executeTakeFirstOrThrow();
    expect(blocks).toEqual([{ type: 'richText', html: '<p>Hi</p>' }]);
  });
});
