import { afterEach, beforeEach, expect, it } from 'vitest';
import { north } from '../../../test/seed/north';
import { south } from '../../../test/seed/south';
import { startTestApi, type TestApi } from '../../../test/test-api';
import type { ProductRow } from '../catalogue/store-data';
import { importStore } from './import-store';
import type { StoreData } from './store-data';
import { UnknownLink } from './write/links';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ stores: [north, south] });
});
afterEach(() => api.close());

const [jersey, ...otherProducts] = north.products;
if (!jersey) throw new Error('The test shop sells nothing.');

const withJersey = (change: Partial<ProductRow>): StoreData => ({
  ...north,
  products: [{ ...jersey, ...change }, ...otherProducts],
});

const withStock = (stock: number): StoreData => {
  const data = structuredClone(north);
  const variants = data.products.flatMap(({ colors }) => colors.flatMap((color) => color.variants));
  Object.assign(variants.find(({ id }) => id === 'jersey-red-m') ?? {}, { stock });
  return data;
};

const stockOf = async (id: string) => {
  const { stock } = await api.context.db
    .selectFrom('variants')
    .select('stock')
    .where('store_id', '=', 'north')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stock;
};

const announcements = () => api.context.db.selectFrom('outbox').select(['store_id', 'topics']).execute();

it('announces all items of a new store', async () => {
  const first = (await announcements()).find(({ store_id }) => store_id === 'north');
  for (const topic of [
    { type: 'settings' },
    { type: 'dictionary' },
    { type: 'content', id: 'about' },
    { type: 'category', id: 'home' },
    { type: 'product', id: 'jersey' },
  ])
    expect(first?.topics).toContainEqual(topic);
});

it('changes and announces nothing for the same data', async () => {
  const before = await announcements();
  expect(await importStore(api.context.db, structuredClone(north))).toEqual([]);
  expect(await announcements()).toEqual(before);
});

it('announces only what changed', async () => {
  const changed = withJersey({ prices: { EUR: { unit: 9100 }, DKK: { unit: 63_700 } } });
  expect(await importStore(api.context.db, changed)).toEqual([{ type: 'product', id: 'jersey' }]);
  const { body } = await api.call('/api/products/jersey');
  expect(body.product.price.unitPrice.amount).toBe(91);
});

it('announces the categories that a product leaves and joins', async () => {
  const topics = await importStore(api.context.db, withJersey({ categoryIds: ['caps'] }));
  expect(topics.filter(({ type }) => type === 'category').map(({ id }) => id)).toEqual([
    'shirts',
    'home',
    'caps',
  ]);
});

it('removes products that are no longer sold', async () => {
  const topics = await importStore(api.context.db, { ...north, products: otherProducts });
  expect(topics).toContainEqual({ type: 'product', id: 'jersey' });
  expect((await api.call('/api/products/jersey')).status).toBe(404);
  expect((await api.call('/api/products/variant/jersey-red-m')).status).toBe(404);
});

it('adds new stock to the remaining stock', async () => {
  await api.context.db.updateTable('variants').set({ stock: 1 }).where('id', '=', 'jersey-red-m').execute();
  await importStore(api.context.db, withJersey({ isNew: false }));
  expect(await stockOf('jersey-red-m')).toBe(1);
  await importStore(api.context.db, withStock(13));
  expect(await stockOf('jersey-red-m')).toBe(11);
  await importStore(api.context.db, withStock(0));
  expect(await stockOf('jersey-red-m')).toBe(0);
});

it('never restores sold units when imported stock is corrected', async () => {
  await importStore(api.context.db, withStock(10));
  await api.context.db.updateTable('variants').set({ stock: 2 }).where('id', '=', 'jersey-red-m').execute();
  await importStore(api.context.db, withStock(5));
  expect(await stockOf('jersey-red-m')).toBe(0);
  await importStore(api.context.db, withStock(9));
  expect(await stockOf('jersey-red-m')).toBe(1);
  await importStore(api.context.db, withStock(10));
  expect(await stockOf('jersey-red-m')).toBe(2);
});

it('writes all or nothing: a link without a target leaves the store unchanged', async () => {
  const broken: StoreData = {
    ...withJersey({ isNew: false }),
    redirects: [{ culture: 'en', from: '/a/', to: 'page:nowhere' }],
  };
  await expect(importStore(api.context.db, broken)).rejects.toThrow(UnknownLink);
  expect((await api.call('/api/products?id=jersey')).body.products[0].isNew).toBe(true);
  expect(await importStore(api.context.db, north)).toEqual([]);
});

it('does not change other stores', async () => {
  const before = (await api.call('/api/products/glove', { store: 'south' })).body;
  await importStore(api.context.db, { ...south, store: { ...south.store, id: 'north' } });
  await importStore(api.context.db, { ...north, products: [] });
  expect((await api.call('/api/products/glove')).status).toBe(404);
  expect((await api.call('/api/products/glove', { store: 'south' })).body).toEqual(before);
});

it('removes scripts from HTML', async () => {
  const html = '<p onclick="a()">Hello <a href="javascript:a()">you</a><script>a()</script></p>';
  const { en } = north.settings;
  if (!en) throw new Error('The test shop speaks English.');
  const footer = { view: { ...en.footer.view, companyInfo: html } };
  await importStore(api.context.db, { ...north, settings: { ...north.settings, en: { ...en, footer } } });
  const { body } = await api.call('/api/settings');
  expect(body.views.clubSettings.footer.view.companyInfo).toBe('<p>Hello <a>you</a></p>');
});
