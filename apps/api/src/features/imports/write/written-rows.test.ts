import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatedStore } from '../../../../test/generated-catalogue';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { ProductRow } from '../../catalogue/store-data';
import { importStore } from '../import-store';
import type { StoreData } from '../store-data';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ stores: [north] });
});
afterEach(() => api.close());

/** Tables with a store's data, and columns that differ between two imports of the same data. */
const tables = {
  store_cultures: [],
  dictionary_items: [],
  pages: [],
  page_texts: [],
  redirects: [],
  categories: ['position'],
  category_texts: [],
  size_guides: [],
  products: ['position', 'added_at'],
  product_texts: [],
  product_categories: ['position'],
  product_colors: [],
  variants: [],
  prices: [],
  add_ons: [],
  players: ['position'],
  product_add_ons: [],
  vouchers: [],
  shipping_methods: ['position'],
  payment_methods: ['position'],
} as const;

async function rowsOf(storeId: string) {
  const found = await Promise.all(
    Object.entries(tables).map(async ([table, left]) => {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) - ${['store_id', ...left]}::text[] as row from ${sql.table(table)} t
        where store_id = ${storeId} order by (to_jsonb(t) - ${['store_id', ...left]}::text[])::text`.execute(
        api.context.db,
      );
      return [table, rows.map(({ row }) => row)];
    }),
  );
  return Object.fromEntries(found);
}

/** Rows of the store `anew` with the addresses that its media would have in `north`. */
const underNorth = (rows: object) =>
  JSON.parse(JSON.stringify(rows).replaceAll('/media/anew/', '/media/north/'));

const orderOf = async (storeId: string) => {
  const rows = await api.context.db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
};

const [jersey, ...others] = north.products;
const cap = others.find(({ id }) => id === 'cap');
if (!jersey || !cap) throw new Error('The test shop lacks products.');

const slugs = (row: StoreData['categories'][number]) => ({
  ...row,
  texts: Object.fromEntries(
    Object.entries(row.texts).map(([culture, text]) => [culture, { ...text, slug: `${text.slug}-new` }]),
  ),
});
const moved = (from: ProductRow, to: ProductRow): ProductRow[] => {
  const [first, ...colors] = from.colors;
  if (!first) throw new Error('The product has no colour.');
  return [
    { ...from, colors: colors.length > 0 ? colors : [{ ...first, variants: first.variants.slice(1) }] },
    {
      ...to,
      colors: [
        ...to.colors,
        { ...first, variants: colors.length > 0 ? first.variants : first.variants.slice(0, 1) },
      ],
    },
  ];
};

describe('writes the same rows as a new import of', () => {
  const changes: Record<string, Partial<StoreData>> = {
    'a price': { products: [{ ...jersey, prices: { EUR: { unit: 1 }, DKK: { unit: 7 } } }, ...others] },
    'one currency less': { products: [{ ...jersey, prices: { EUR: { unit: 1 } } }, ...others] },
    'another order': { products: [...others, jersey] },
    'a product in the middle': {
      products: [jersey, { ...jersey, id: 'other', addOns: [], colors: [] }, ...others],
    },
    'a product less': { products: others },
    'variants that move to another product': {
      products: [...moved(jersey, cap), ...others.filter(({ id }) => id !== 'cap')],
    },
    'the address of every category': { categories: north.categories.map(slugs) },
    'a category first': { categories: north.categories.toReversed() },
    'a text': { dictionary: { ...north.dictionary, en: { New: 'Here' } } },
    'the address of a page': {
      pages: north.pages.map((page) => ({
        ...page,
        texts: Object.fromEntries(
          Object.entries(page.texts).map(([culture, text]) => [
            culture,
            { ...text, path: `/new${text.path}` },
          ]),
        ),
      })),
    },
    'no redirects': { redirects: [] },
    'the prefix of a culture': {
      store: {
        ...north.store,
        cultures: north.store.cultures.map((row) => (row.pathPrefix ? { ...row, pathPrefix: '/xx' } : row)),
      },
    },
    'no prints and no players': {
      addOns: [],
      players: [],
      products: north.products.map((product) => ({ ...product, addOns: [] })),
    },
    'who plays': { players: north.players?.toReversed() ?? [] },
    'no vouchers': { vouchers: [] },
    'how it is delivered': { shippingMethods: north.shippingMethods.slice(1), paymentMethods: [] },
  };

  it.each(Object.entries(changes))('%s', async (_, change) => {
    const { db } = api.context;
    const data = { ...north, ...change };
    await importStore(db, data);
    const anew = { ...data, store: { ...data.store, id: 'anew' } };
    await importStore(db, anew);
    expect(await rowsOf('north')).toEqual(underNorth(await rowsOf('anew')));
    expect(await orderOf('north')).toEqual(data.products.map(({ id }) => id));
    expect(await importStore(db, structuredClone(data))).toEqual([]);
    await importStore(db, north);
    await importStore(db, { ...north, store: { ...north.store, id: 'anew' } });
    expect(await rowsOf('north')).toEqual(underNorth(await rowsOf('anew')));
  });
});

it('keeps the stock of a variant that moves to another product', async () => {
  const { db } = api.context;
  const [variant] = jersey.colors[0]?.variants ?? [];
  await db
    .updateTable('variants')
    .set({ stock: 1 })
    .where('id', '=', variant?.id ?? '')
    .execute();
  await importStore(db, {
    ...north,
    products: [...moved(jersey, cap), ...others.filter(({ id }) => id !== 'cap')],
  });
  const row = await db
    .selectFrom('variants')
    .select(['stock', 'product_id'])
    .where('id', '=', variant?.id ?? '')
    .executeTakeFirst();
  expect(row).toEqual({ stock: 1, product_id: 'cap' });
});

it('writes no row of unchanged data', async () => {
  const { db } = api.context;
  const data = generatedStore('many', 60);
  await importStore(db, data);
  const touchedBy = async (change: StoreData) => {
    const stamps = async () => {
      const found = new Map<string, string>();
      for (const table of [...Object.keys(tables), 'store_sources', 'imported_items']) {
        const { rows } = await sql<{ row: string; stamp: string }>`
          select ${table} || (to_jsonb(t) - 'position')::text as row, xmin::text as stamp
          from ${sql.table(table)} t where store_id = 'many'`.execute(db);
        for (const { row, stamp } of rows) found.set(row, stamp);
      }
      return found;
    };
    const before = await stamps();
    await importStore(db, change);
    const after = await stamps();
    return [...after].filter(([row, stamp]) => before.get(row) !== stamp).map(([row]) => row);
  };
  const [first, ...rest] = data.products;
  if (!first) throw new Error('Nothing is sold.');
  const dearer = {
    ...data,
    products: [{ ...first, prices: { EUR: { unit: 1 }, DKK: { unit: 7 } } }, ...rest],
  };
  const rows = await touchedBy(dearer);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !row.includes('"p1'))).toEqual([]);
  const without = await touchedBy({ ...dearer, products: rest });
  expect(without.filter((row) => row.startsWith('product') || row.startsWith('variants'))).toEqual([]);
});
