import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { Db } from '../../../platform/database/database';
import type { ProductRow } from '../../catalogue';
import { publishDueDrafts } from './publish-draft';

type Product = Omit<ProductRow, 'id'>;
type Variant = Product['colors'][number]['variants'][number];

const hour = 3_600_000;
const start = Date.now();
let now = start;
let api: TestApi;
let admin: Admin;
let jersey: Product;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await adminOf(api);
  jersey = await inShop('jersey');
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  await api.context.db.deleteFrom('product_drafts').execute();
  await change(jersey);
});

const path = (id: string) => `/api/admin/product-drafts/${id}`;
const inShop = async (id: string) => (await admin.call(`/api/admin/products/${id}`)).body.product;
/** Changes the product in the shop. */
async function change(product: Product): Promise<void> {
  const answer = await admin.call('/api/admin/products/jersey', { method: 'PUT', body: product });
  expect(answer.status).toBe(200);
}
const edit = (id = 'jersey', by = admin) => by.call(`/api/admin/products/${id}/draft`, { method: 'POST' });
const read = () => admin.call(path('jersey'));
const put = (product: Product, more = {}) =>
  admin.call(path('jersey'), { method: 'PUT', body: { product, publishAt: null, ...more } });
const publish = () => admin.call(`${path('jersey')}/publish`, { method: 'POST' });
const page = async (culture = 'en') => (await api.call('/api/products/jersey', { culture })).body.product;
async function publishLater(): Promise<void> {
  now = start + 2 * hour;
  await publishDueDrafts(api.context);
  now = start;
}

const named = (product: Product, culture: string, name: string): Product => {
  const text = product.texts[culture];
  if (!text) throw new Error(`The product has no texts in ${culture}.`);
  return { ...product, texts: { ...product.texts, [culture]: { ...text, name } } };
};
/** The product with other images in its first colour. */
const described = (product: Product, altText: string): Product => ({
  ...product,
  colors: product.colors.map((color, at) =>
    at > 0
      ? color
      : {
          ...color,
          images: color.images.map((image) =>
            Object.assign({}, image, { altText: { en: altText, da: altText } }),
          ),
        },
  ),
});
const without = (product: Product, size: string): Product => ({
  ...product,
  colors: product.colors.map((color) => ({
    ...color,
    variants: color.variants.filter((variant) => variant.size !== size),
  })),
});

it('opens one draft of a product, which begins as the product is and changes nothing in the shop', async () => {
  const before = await page();
  expect((await edit()).body).toEqual({ success: true, created: true });
  const { body } = await read();
  expect(body.draft).toMatchObject({ product: jersey, base: { product: jersey }, publishAt: null });
  await put(named(jersey, 'da', 'Landsholdstrøje'));
  expect((await edit()).body).toEqual({ success: true, created: false });
  expect((await read()).body.draft.product.texts.da.name).toBe('Landsholdstrøje');
  expect((await admin.call('/api/admin/product-drafts')).body.drafts.items).toMatchObject([
    { id: 'jersey', isEdit: true },
  ]);
  expect(await page()).toEqual(before);

  expect((await admin.call(path('jersey'), { method: 'DELETE' })).status).toBe(200);
  expect(await page()).toEqual(before);
  expectRefusal(await publish(), 404, 'UnknownDraft', 'id');
});

it('shows a draft in the shop, and publishes it with its texts and images', async () => {
  await edit();
  await put(described(named(jersey, 'da', 'Trøje nummer ét'), 'A jersey on a chair'));
  const { token } = (await admin.call(`${path('jersey')}/preview`, { method: 'POST' })).body;
  const shown = await api.call('/api/previews/product', {
    culture: 'da',
    headers: { 'Preview-Token': token },
  });
  expect(shown.body.product.name).toBe('Trøje nummer ét');
  const { variants } = await page();
  expect((await publish()).body).toEqual({ success: true });
  const published = await page('da');
  expect(published.name).toBe('Trøje nummer ét');
  expect(JSON.stringify(published)).toContain('A jersey on a chair');
  expect((await page()).variants).toEqual(variants);
  const entries = await api.context.db
    .selectFrom('audit_entries')
    .select(['operation', 'target_kind', 'after'])
    .where('target_id', '=', 'jersey')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(entries.map(({ operation, target_kind }) => `${operation} ${target_kind}`)).toEqual([
    'publishProductDraft product',
    'putProductDraft productDraft',
    'editProduct productDraft',
  ]);
  expect(Object.keys(entries[0]?.after ?? {}).toSorted()).toEqual(['colors', 'texts']);
});

it('keeps what only the shop has changed, and prices and stock of the shop', async () => {
  await edit();
  const [color] = jersey.colors;
  const [first] = color?.variants ?? [];
  const mine = described(named(jersey, 'da', 'Min trøje'), 'A jersey');
  const wrong = { ...mine, prices: { EUR: { unit: 1 }, DKK: { unit: 1 } } };
  expect((await put(wrong)).status).toBe(200);
  const theirs = named(jersey, 'en', 'Their jersey');
  const counted = (variant: Variant) => (variant.id === first?.id ? { ...variant, stock: 77 } : variant);
  await change({
    ...theirs,
    brand: 'South',
    prices: { EUR: { unit: 8000 }, DKK: { unit: 60_000 } },
    colors: theirs.colors.map((each) => Object.assign({}, each, { variants: each.variants.map(counted) })),
  });
  expect((await publish()).body).toEqual({ success: true });
  const after = await inShop('jersey');
  expect(after).toMatchObject({
    brand: 'South',
    prices: { EUR: { unit: 8000 }, DKK: { unit: 60_000 } },
    texts: { en: { name: 'Their jersey' }, da: { name: 'Min trøje' } },
  });
  const [changed] = after.colors;
  expect(changed?.images[0]).toMatchObject({ altText: { en: 'A jersey' } });
  expect(changed?.variants[0]).toEqual({ ...first, stock: 77 });
});

it('refuses what the draft and the shop have both changed, until somebody has chosen', async () => {
  await edit();
  await put(named(jersey, 'en', 'My jersey'));
  await change(named(named(jersey, 'en', 'Their jersey'), 'da', 'Deres trøje'));
  expectRefusal(await publish(), 412, 'ProductChanged', 'texts.en.name');
  expect((await page()).name).toBe('Their jersey');

  const { headers } = await admin.call('/api/admin/products/jersey');
  const chosen = named(named(jersey, 'en', 'My jersey'), 'da', 'Deres trøje');
  expectRefusal(await put(chosen, { baseVersion: '"other"' }), 412, 'ProductChanged', 'baseVersion');
  expect((await put(chosen, { baseVersion: String(headers.etag) })).status).toBe(200);
  expect((await publish()).body).toEqual({ success: true });
  expect([(await page()).name, (await page('da')).name]).toEqual(['My jersey', 'Deres trøje']);
});

it('publishes a draft at its time, or says what both have changed', async () => {
  const publishAt = new Date(start + hour).toISOString();
  await edit();
  await put(named(jersey, 'en', 'Planned jersey'), { publishAt });
  await publishLater();
  expect((await page()).name).toBe('Planned jersey');
  expect((await read()).status).toBe(404);

  await edit();
  await put(named(jersey, 'en', 'Late jersey'), { publishAt });
  await change(named(jersey, 'en', 'Their jersey'));
  await publishLater();
  expect((await page()).name).toBe('Their jersey');
  expect((await read()).body.draft.problem).toBe('ProductChanged');
});

it('removes a size only when nothing of it is in stock', async () => {
  await edit();
  await put(without(jersey, 'M'));
  expectRefusal(await publish(), 409, 'VariantInStock', 'colors');
  expect(await inShop('jersey')).toEqual(jersey);
  await put(without(jersey, 'L'));
  expect((await publish()).body).toEqual({ success: true });
  expect(await inShop('jersey')).toEqual(without(jersey, 'L'));
});

it('keeps a size that gets stock while the draft is published', async () => {
  const setStock = (db: Db, stock: number) =>
    db
      .updateTable('variants')
      .set({ stock })
      .where('product_id', '=', 'jersey')
      .where('size', '=', 'L')
      .execute();
  const { db } = api.context;
  await edit();
  await put(without(jersey, 'L'));
  const { running } = await db.transaction().execute(async (trx) => {
    await setStock(trx, 5);
    const answer = publish();
    await Promise.race([answer, wait(500)]);
    return { running: answer };
  });
  expectRefusal(await running, 409, 'VariantInStock', 'colors');
  expect(await inShop('jersey')).toEqual(jersey);
  await setStock(db, 0);
});

it('is for products of the own store, and for keys with the scope for the catalogue', async () => {
  const [orders, south] = await Promise.all([adminOf(api, 'north', ['orders']), adminOf(api, 'south')]);
  expectRefusal(await edit('jersey', orders), 403, 'ScopeMissing');
  expectRefusal(await edit('jersey', south), 404, 'UnknownProduct', 'id');
  expectRefusal(await edit('nothing'), 404, 'UnknownProduct', 'id');
  await edit();
  expectRefusal(await south.call(path('jersey')), 404, 'UnknownDraft', 'id');
});

it('refuses a draft of a product that the shop has no more', async () => {
  await edit();
  await api.context.db.updateTable('product_drafts').set({ id: 'gone' }).execute();
  expectRefusal(await admin.call(`${path('gone')}/publish`, { method: 'POST' }), 404, 'UnknownProduct', 'id');
});
