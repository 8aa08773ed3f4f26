import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assembleContext } from '../../src/composition';
import { readConfig } from '../../src/config';
import type { Context } from '../../src/context';
import { returnStock, takeStock } from '../../src/features/catalogue/queries/stock';
import { importStore } from '../../src/features/imports/import-store';
import type { StoreData } from '../../src/features/imports/store-data';
import { announce } from '../../src/features/stores/changes/outbox-queries';
import { openServer } from '../../src/platform/database/server';
import { buildServer } from '../../src/server';
import { generatedStore } from '../generated-catalogue';
import { north } from '../seed/north';
import { wardrobe } from '../seed/wardrobe';
import { startTestApi, type TestApi } from '../test-api';
import { openTestDatabase } from '../test-database';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [wardrobe, north] });
});
afterAll(() => api.close());
beforeEach(async () => {
  await importStore(api.context.db, wardrobe);
});

const get = async (path: string) => (await api.call(path, { store: 'wardrobe' })).body;
const found = async (query: string): Promise<string[]> =>
  (await get(`/api/products/search?${query}`)).products.items.map(({ id }: { id: string }) => id);
const changed = (change: (product: StoreData['products'][number]) => object): StoreData => ({
  ...wardrobe,
  products: wardrobe.products.map((product) => ({ ...product, ...change(product) })),
});

describe('the catalogue', () => {
  it('reflects an import: names, prices, removed and new products', async () => {
    expect(await found('Term=mug')).toEqual(['mug']);
    await importStore(
      api.context.db,
      changed((product) => {
        if (product.id !== 'mug') return {};
        const { en } = product.texts;
        return {
          prices: { EUR: { unit: 1300 }, DKK: { unit: 9100 } },
          texts: { ...product.texts, en: { ...en, name: 'Cup' } },
        };
      }),
    );
    expect([await found('Term=mug'), await found('Term=cup')]).toEqual([[], ['mug']]);
    expect(await found('Filters.RangeFilters=price:13-13')).toEqual(['mug']);
    expect((await get('/api/products/variant/mug-green-onesize')).product).toMatchObject({
      name: 'Cup',
      price: { unitPrice: { amount: 13 } },
    });
    await importStore(
      api.context.db,
      changed(({ id }) => ({ isUnlisted: id !== 'away' })),
    );
    expect(await found('')).toEqual(['away']);
  });

  it('reflects that the last unit is sold and returned', async () => {
    const quantities = [{ variantId: 'away-green-onesize', quantity: 1 }];
    const status = async () => {
      const { product } = await get('/api/products/variant/away-green-onesize');
      const { product: related } = await get('/api/products/home');
      const filters = 'Filters.MultipleFilters=color:green&Filters.BitFilters=inStock';
      return [
        product.variants.find(({ id }: { id: string }) => id === 'away-green-onesize').stockStatus,
        related.related.find(({ id }: { id: string }) => id === 'away').stockStatus,
        await found(filters),
      ];
    };
    expect(await status()).toEqual(['InStock', 'InStock', ['away']]);
    await api.context.db
      .transaction()
      .execute((trx) => takeStock(trx, 'wardrobe', quantities, { reason: 'ordered' }));
    expect(await status()).toEqual(['OutOfStock', 'InStock', []]);
    await api.context.db
      .transaction()
      .execute((trx) => returnStock(trx, 'wardrobe', quantities, { reason: 'released' }));
    expect(await status()).toEqual(['InStock', 'InStock', ['away']]);
  });

  it('is reloaded if intermediate changes were deleted', async () => {
    expect(await found('Term=mug')).toEqual(['mug']);
    await importStore(
      api.context.db,
      changed(({ id }) => (id === 'mug' ? { isUnlisted: true } : {})),
    );
    await api.context.db.deleteFrom('outbox').execute();
    expect(await found('Term=mug')).toEqual([]);
  });

  it('ignores changes of other stores and rolled back changes', async () => {
    await found('');
    await expect(
      api.context.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('products').where('store_id', '=', 'wardrobe').execute();
        await announce(trx, 'wardrobe', [{ type: 'category', id: 'tops' }]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await announce(api.context.db, 'north', [{ type: 'category', id: 'home' }]);
    expect(await found('')).toEqual(['home', 'away', 'shorts', 'mug']);
  });
});

it('numbers concurrent changes of a store consecutively', async () => {
  const { db } = api.context;
  const before = (
    await db.selectFrom('catalogue_versions').selectAll().where('store_id', '=', 'north').executeTakeFirst()
  )?.version;
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      db.transaction().execute(async (trx) => {
        await announce(trx, 'north', [{ type: 'product', id: `p${at}` }]);
        await announce(trx, 'north', [{ type: 'product', id: `q${at}` }]);
      }),
    ),
  );
  const rows = await db
    .selectFrom('outbox')
    .select('catalogue_version')
    .where('store_id', '=', 'north')
    .where('catalogue_version', '>', Number(before))
    .orderBy('catalogue_version')
    .execute();
  expect(rows.map(({ catalogue_version: version }) => Number(version) - Number(before))).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
});

it('returns the same results with any cache size', async () => {
  const stores = [generatedStore('bench-1', 300), generatedStore('bench-2', 300)];
  const small = await startTestApi({ stores, env: { CATALOGUE_CACHE_MB: '1' } });
  const large = await startTestApi({ stores });
  for (let round = 0; round < 2; round += 1) {
    for (const store of ['bench-1', 'bench-2']) {
      for (const culture of ['en', 'da']) {
        const path = '/api/products/search?Term=polo&PageSize=100';
        const [a, b] = [
          await small.call(path, { store, culture }),
          await large.call(path, { store, culture }),
        ];
        expect(a.body.products.totalItems).toBeGreaterThan(0);
        expect(a.body).toEqual(b.body);
      }
    }
  }
  await Promise.all([small.close(), large.close()]);
}, 60_000);

describe.runIf(process.env.TEST_DATABASE_URL)('two processes on one server', () => {
  it('shows changes of the other process with the next request', async () => {
    const database = await openTestDatabase();
    const url = database.url ?? '';
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const contexts: Context[] = await Promise.all(
      [database, openServer(url, () => {})].map((each) => assembleContext(config, each)),
    );
    const [first, second] = contexts;
    if (!first || !second) throw new Error('A context is missing.');
    await importStore(first.db, wardrobe);
    const apps = await Promise.all(contexts.map((context) => buildServer(context)));
    const totals = () =>
      Promise.all(
        apps.map(async (app) => {
          const headers = { StoreId: 'wardrobe' };
          const answer = await app.inject({
            url: '/api/products/search?Filters.BitFilters=inStock',
            headers,
          });
          return answer.json().products.totalItems;
        }),
      );
    expect(await totals()).toEqual([3, 3]);
    await importStore(
      second.db,
      changed(({ id }) => (id === 'home' ? { isUnlisted: true } : {})),
    );
    expect(await totals()).toEqual([2, 2]);
    await importStore(first.db, wardrobe);
    expect(await totals()).toEqual([3, 3]);
    await Promise.all(apps.map((app) => app.close()));
    await second.close();
    await first.close();
  });
});
