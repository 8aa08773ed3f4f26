import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { generatedStore } from '../../../../test/generated-catalogue';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { addImport } from '../queries';
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
    const pages = north.pages.map((page) => ({
      ...page,
      texts: Object.fromEntries(
        Object.entries(page.texts).map(([culture, text]) => [
          culture,
          { ...text, blocks: [{ type: 'richText', html: '<p onclick="x()">Hi<script>x()</script></p>' }] },
        ]),
      ),
    }));
    expect((await admin.importFile('part=content', { pages })).body.import.state).toBe('done');
    const { blocks } = await api.context.db
      .selectFrom('page_texts')
      .select('blocks')
      .executeTakeFirstOrThrow();
    expect(blocks).toEqual([{ type: 'richText', html: '<p>Hi</p>' }]);
  });
});

describe('fails and writes nothing', () => {
  beforeAll(startApi);
  afterAll(stopApi);

  const expectErrors = async (query: string, content: unknown, errors: object[], culture?: string) => {
    const before = await readSources(api.context.db, 'north');
    const announced = await topics();
    const { body } = await admin.importFile(query, content, culture);
    expect(body.import).toMatchObject({ state: 'failed', errors, errorCount: errors.length });
    expect(await readSources(api.context.db, 'north')).toEqual(before);
    expect(await topics()).toEqual(announced);
  };

  it('for invalid entries, with an error for each', () =>
    expectErrors('part=catalogue', { products: [{ ...jersey, isNew: 'yes', color: 'red' }], productz: [] }, [
      { line: null, column: 'productz', code: 'UnknownField' },
      { line: null, column: 'products.0.color', code: 'UnknownField' },
      { line: null, column: 'products.0.isNew', code: 'WrongType' },
    ]));

  it('for unreadable cells, in the language of the request', () =>
    expectErrors(
      'part=prices',
      csv('sku,price.EUR', 'N-JERSEY-RED-M,1.234.50', 'N-JERSEY-RED-L,-5'),
      [
        {
          line: 2,
          column: 'price.EUR',
          code: 'NotAmount',
          message: 'price.EUR skal være et beløb som 89,95.',
        },
        { line: 3, column: 'price.EUR', code: 'NotAmount' },
      ],
      'da',
    ));

  it('for unknown columns', () =>
    expectErrors('part=stock', csv('sku,amount', 'N-JERSEY-RED-M,4'), [
      { line: 1, column: 'amount', code: 'UnknownColumn' },
    ]));

  it('for unknown variants', () =>
    expectErrors('part=stock', csv('sku,stock', 'N-JERSEY-RED-M,4', 'NOBODY,4'), [
      { line: 3, column: 'sku', code: 'UnknownReference' },
    ]));

  it('for unknown categories, with the row that contains them', () =>
    expectErrors('part=catalogue', csv('type,id,categoryIds', 'product,jersey,shirts | nowhere'), [
      { line: 2, column: 'categoryIds', code: 'UnknownReference' },
    ]));

  it('for a duplicate SKU', async () => {
    const [first, second] = jersey.colors.flatMap(({ variants }) => variants);
    await expectErrors(
      'part=catalogue',
      csv(
        'type,product,color,id,sku',
        `variant,jersey,${jersey.colors[0]?.code},${first?.id},${second?.sku}`,
      ),
      [expect.objectContaining({ code: 'StandsTwice' })],
    );
  });

  it('for an unknown culture and for a missing one', () =>
    expectErrors('part=dictionary&removeMissing=true', { dictionary: { en: {}, fr: {} } }, [
      { line: null, column: 'dictionary.fr', code: 'UnknownCulture' },
      { line: null, column: 'dictionary.da', code: 'RequiredField' },
    ]));

  it('for links without a target', () =>
    expectErrors('part=content', { redirects: [{ culture: 'en', from: '/old/', to: 'page:gone' }] }, [
      { line: null, column: 'redirects.0.to', code: 'DeadLink' },
    ]));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'ftp://elsewhere.example/',
  ])('for the link %j, which a page must not contain', (to) =>
    expectErrors('part=content', { redirects: [{ culture: 'en', from: '/old/', to }] }, [
      { line: null, column: 'redirects.0.to', code: 'UnsafeLink' },
    ]),
  );

  it('not for links to the site, to other sites, to a mailbox or to a telephone', async () => {
    const targets = [
      '/about/',
      'https://club.example/',
      'http://club.example',
      'mailto:a@b.example',
      'tel:+4512345678',
    ];
    const redirects = targets.map((to, index) => ({ culture: 'en', from: `/old-${index}/`, to }));
    const { body } = await admin.importFile('part=content&dryRun=true', { redirects });
    expect(body.import).toMatchObject({ state: 'done', errors: [] });
  });

  it('for removing a product that a link points to', async () => {
    const { body } = await admin.importFile('part=catalogue&removeMissing=true', { categories: [] });
    expect(body.import.state).toBe('failed');
    expect(body.import.errors.map(({ code }: { code: string }) => code)).toContain('UnknownReference');
  });

  it('for a discount above the price', () =>
    expectErrors('part=prices', csv('sku,price.EUR,discounted.EUR', 'N-JERSEY-RED-M,10,20'), [
      { line: 2, column: 'discounted.EUR', code: 'DiscountAboveUnit' },
    ]));

  it('for data of another store', () =>
    expectErrors('part=store', { store: { ...north.store, id: 'south' } }, [
      { line: null, column: 'store.id', code: 'WrongStore' },
    ]));

  it('for text that cannot be stored', () =>
    expectErrors(
      'part=settings',
      { settings: { en: { ...north.settings.en, logo: { url: '', altText: 'a\0b' } } } },
      [{ line: null, column: 'settings.en.logo.altText', code: 'WrongForm' }],
    ));

  it('for a truncated file', () =>
    expectErrors('part=stock', 'sku,stock\r\n"N-JERSEY', [{ line: 2, column: '', code: 'UnreadableFile' }]));

  it.each([
    ['JSON', Buffer.from('😀'), ''],
    ['a field', { 'na\0me': 1 }, 'na\u{fffd}me'],
    ['a column', 'sku,st\0ck\r\nA,1', 'st\u{fffd}ck'],
  ])('for text in the name of %s that the database cannot store', async (_title, content, column) => {
    const { body } = await admin.importFile('part=stock', content);
    expect(body.import.reason).toBeNull();
    expect(body.import.errors).toContainEqual(expect.objectContaining({ column }));
  });

  it('reports the first 200 errors and the number of all', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `NONE-${index},1`);
    const { body } = await admin.importFile('part=stock', csv('sku,stock', ...rows));
    expect(body.import.errors).toHaveLength(200);
    expect(body.import.errorCount).toBe(300);
  });

  it('for a payment provider that this server cannot call', async () => {
    const [card] = north.paymentMethods;
    const paymentMethods = [{ ...card, provider: 'anything' }];
    const { body } = await admin.importFile('part=store', { paymentMethods });
    expect(body.import).toMatchObject({
      state: 'failed',
      errors: [{ code: 'NotOneOf', column: 'paymentMethods.0.provider' }],
    });
  });
});

describe('startImport', () => {
  beforeEach(startApi);
  afterEach(stopApi);

  const start = (query: string, by = admin) =>
    by.call(`/api/admin/imports?${query}`, { method: 'POST', body: { dictionary: {} } });

  it.each([
    ['part=all&format=csv', 'FormatUnavailable'],
    ['part=stock&format=json&removeMissing=true', 'InvalidField'],
    ['part=customers&format=json', 'NotOneOf'],
  ])('400: %s', async (query, code) => {
    const { status, body } = await start(query);
    expect([status, body.errors[0].code]).toEqual([400, code]);
  });

  it('401: rejects a call without a key', async () => {
    const { status, body } = await api.call('/api/admin/imports?part=stock&format=json', {
      method: 'POST',
      store: null,
      body: {},
    });
    expect([status, body.errors[0].code]).toEqual([401, 'AdminKeyRequired']);
  });

  it('403: rejects a key without the scope', async () => {
    const content = await adminOf(api, 'north', ['content']);
    const { status, body } = await start('part=stock&format=json', content);
    expect([status, body.errors[0].code]).toEqual([403, 'ScopeMissing']);
  });

  it('403: rejects vouchers, payment methods and VAT from a key without the scope for money', async () => {
    const editor = await adminOf(api, 'north', ['catalogue', 'content', 'orders']);
    for (const part of ['store', 'all'])
      expect((await start(`part=${part}&format=json`, editor)).body.errors[0].code).toBe('ScopeMissing');
    const bookkeeper = await adminOf(api, 'north', ['money']);
    const { body } = await bookkeeper.importFile('part=store&dryRun=true', { vouchers: [] });
    expect(body.import.state).toBe('done');
  });

  it('409: rejects a second import of the store at the same time', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const running = {
      id,
      storeId: 'north',
      part: 'stock',
      format: 'json',
      dryRun: false,
      removeMissing: false,
    } as const;
    await addImport(api.context.db, running, api.context.clock());
    const { status, body } = await start('part=dictionary&format=json');
    expect([status, body.errors[0].code]).toEqual([409, 'ImportRunning']);
  });

  it('409: rejects a store without stored source data', async () => {
    await api.context.db.deleteFrom('store_sources').execute();
    const { status, body } = await start('part=dictionary&format=json');
    expect([status, body.errors[0].code]).toEqual([409, 'StoreNotKept']);
  });

  it('413: rejects a file above the limit', async () => {
    const { status, body } = await admin.importFile(
      'part=stock',
      `sku,stock\n${'x'.repeat(8 * 1024 * 1024)}`,
    );
    expect([status, body.errors[0].code]).toEqual([413, 'BodyTooLarge']);
  });

  it('415: rejects other types than JSON and CSV', async () => {
    const { status } = await admin.call('/api/admin/imports?part=stock&format=csv', {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: 'x',
    });
    expect(status).toBe(415);
  });
});

describe('getImport', () => {
  beforeEach(startApi);
  afterEach(stopApi);

  it('200: reports the progress while other calls are served', async () => {
    const { categories, products } = generatedStore('north', 800);
    const { body: started } = await admin.call('/api/admin/imports?part=catalogue&format=json', {
      method: 'POST',
      body: { categories, products },
    });
    const path = `/api/admin/imports/${started.id}`;
    const steps: number[] = [];
    const meanwhile = new Set<string>();
    let { state, rows } = started;
    while (!['done', 'failed'].includes(state)) {
      ({ state, rows } = (await admin.call(path)).body.import);
      if (state === 'writing' && rows.done !== steps.at(-1)) {
        steps.push(rows.done);
        const { status: alive } = await api.call('/health/live', { store: null });
        const { status: without } = await api.call(path, { store: null });
        meanwhile.add(`${alive} ${without}`);
      }
      await wait(1);
    }
    expect([state, rows.done]).toEqual(['done', categories.length + products.length]);
    expect([...meanwhile]).toEqual(['200 401']);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps).toEqual(steps.toSorted((before, after) => before - after));
  }, 120_000);

  it('404: rejects an import of another store', async () => {
    await api.context.db
      .insertInto('stores')
      .columns(['id', 'name', 'default_culture', 'root_category_id', 'order_prefix', 'vat_rates', 'revision'])
      .expression((eb) =>
        eb
          .selectFrom('stores')
          .select([
            eb.val('other').as('id'),
            'name',
            'default_culture',
            'root_category_id',
            'order_prefix',
            'vat_rates',
            'revision',
          ]),
      )
      .execute();
    const { body } = await admin.importFile('part=dictionary', { dictionary: {} });
    const other = await adminOf(api, 'other');
    const { status, body: answer } = await other.call(`/api/admin/imports/${body.import.id}`);
    expect([status, answer.errors[0].code]).toEqual([404, 'UnknownImport']);
  });
});
