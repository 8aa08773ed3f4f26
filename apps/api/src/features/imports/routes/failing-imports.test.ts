import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const csv = (...rows: string[]) => rows.join('\r\n');

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
