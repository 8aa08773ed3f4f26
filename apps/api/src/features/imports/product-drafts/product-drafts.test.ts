import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { previewSeconds } from '../../stores/preview/preview-token';
import { addImport, updateImport } from '../queries';
import { publishDueDrafts } from './publish-draft';
import { findDueDrafts, noteProblem } from './queries';

const hour = 3_600_000;
const start = Date.now();
let now = start;
let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await adminOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  await api.context.db.deleteFrom('product_drafts').execute();
});

const jersey = north.products.find(({ id }) => id === 'jersey');
if (!jersey) throw new Error('The test shop sells no jersey.');

/** A product like the jersey, with identifiers of its own. */
function newProduct(id: string, altText = 'The hat from the front') {
  const { id: _, addOns = [], ...fields } = jersey as NonNullable<typeof jersey>;
  const texts = Object.entries(fields.texts).map(([culture, text]) => [
    culture,
    { ...text, name: `Hat ${id}`, slug: id },
  ]);
  return {
    ...fields,
    texts: Object.fromEntries(texts) as Record<string, object>,
    addOns: addOns.map(({ addOnId }) => ({ addOnId, relationId: `${id}-${addOnId}` })),
    colors: fields.colors.map(({ code, swatch, name, images, variants }) => ({
      code,
      swatch,
      name,
      images: images.map((image) => Object.assign({}, image, { altText: { en: 'The hat', da: altText } })),
      variants: variants.map((variant) =>
        Object.assign({}, variant, { id: `${id}-${variant.id}`, sku: `${id}-${variant.sku}` }),
      ),
    })),
  };
}
type NewProduct = ReturnType<typeof newProduct>;

const at = (hours: number) => new Date(start + hours * hour).toISOString();
const path = (id: string) => `/api/admin/product-drafts/${id}`;
const put = (id: string, product: NewProduct, publishAt: string | null = null, headers = {}, by = admin) =>
  by.call(path(id), { method: 'PUT', body: { product, publishAt }, headers });
const publish = (id: string, headers = {}) => admin.call(`${path(id)}/publish`, { method: 'POST', headers });
const read = (id: string) => admin.call(path(id));
const list = async () => (await admin.call('/api/admin/product-drafts')).body.drafts;
const tokenOf = async (id: string) =>
  (await admin.call(`${path(id)}/preview`, { method: 'POST' })).body.token;
const preview = (token: string, query = '', store = 'north') =>
  api.call(`/api/previews/product${query}`, { store, headers: { 'Preview-Token': token } });
const statusOf = async (id: string) => (await api.call(`/api/products/${id}`)).status;
/** Runs the job as it does that many hours after the start. The key of the tests is valid for one day. */
async function publishAfter(hours: number): Promise<void> {
  now = start + hours * hour;
  await publishDueDrafts(api.context);
  now = start;
}
/** What the audit log has about a product or a draft of it, the latest first. */
async function auditOf(id: string) {
  const entries = await api.context.db
    .selectFrom('audit_entries')
    .select(['operation', 'actor_name', 'target_kind'])
    .where('target_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return entries.map((entry) => Object.values(entry).join(' '));
}

it('shows a draft nowhere in the shop, sells it to nobody, and shows both once it is published', async () => {
  const [first] = newProduct('beret').colors[0]?.variants ?? [];
  const reads = async () => {
    const answers = await Promise.all([
      api.call(`/api/products/variant/${first?.id}`),
      api.call(`/api/products?id=beret&id=${first?.id}`),
      api.call('/api/products/search?Term=beret'),
      api.call('/api/products/suggestions?Term=beret'),
      api.call('/api/products/sitemap'),
      api.call(`/api/products/category/${jersey.categoryIds[0]}`),
    ]);
    return answers.filter(({ body }) => JSON.stringify(body).includes('beret-')).length;
  };
  const { body: opened } = await api.call('/api/baskets', { method: 'POST' });
  const buy = () =>
    api.call(`/api/baskets/${opened.basket.token}`, {
      method: 'POST',
      body: { productId: first?.id, quantity: 1 },
    });
  expect((await put('beret', newProduct('beret'))).body).toEqual({ success: true, created: true });
  expect([await statusOf('beret'), await reads()]).toEqual([404, 0]);
  expectRefusal(await buy(), 404, 'UnknownProduct');

  expect((await publish('beret')).body).toEqual({ success: true });
  expect([await statusOf('beret'), await reads()]).toEqual([200, 6]);
  expect((await buy()).status).toBe(200);
  expect((await read('beret')).status).toBe(404);
  expectRefusal(await publish('beret'), 404, 'UnknownDraft', 'id');
  expect(await auditOf('beret')).toEqual([
    'publishProductDraft Tests product',
    'putProductDraft Tests productDraft',
  ]);
});

it('shows a draft to whoever has an address of its preview, as its page will be', async () => {
  const product = newProduct('bonnet');
  await put('bonnet', product);
  const { body } = await admin.call(`${path('bonnet')}/preview`, { method: 'POST' });
  expect(body.addresses.map(({ culture, url }: Record<string, string>) => [culture, url])).toEqual([
    ['en', expect.stringContaining(`/preview/product/?token=${body.token}`)],
    ['da', expect.stringContaining(`/da/preview/product/?token=${body.token}`)],
  ]);
  const shown = await preview(body.token);
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const variant = product.colors[0]?.variants.at(-1)?.id;
  expect((await preview(body.token, `?variantId=${variant}`)).body.product.selectedVariantId).toBe(variant);
  expectRefusal(await preview(body.token, '?variantId=nothing'), 404, 'UnknownDraft', 'Preview-Token');
  expectRefusal(await preview(body.token, '', 'south'), 404, 'UnknownDraft', 'Preview-Token');
  now = start + previewSeconds * 1000;
  expectRefusal(await preview(body.token), 404, 'UnknownDraft', 'Preview-Token');
  now = start;

  await publish('bonnet');
  const { body: page } = await api.call('/api/products/bonnet');
  expect(shown.body.product).toEqual({ ...page.product, related: [] });
  expectRefusal(await preview(body.token), 404, 'UnknownDraft', 'Preview-Token');
});

it('publishes a draft once at its time, also if several processes try', async () => {
  expect((await put('cloche', newProduct('cloche'), at(1))).status).toBe(200);
  await publishAfter(0.9);
  expect(await statusOf('cloche')).toBe(404);
  now = start + hour;
  await Promise.all([publishDueDrafts(api.context), publishDueDrafts(api.context)]);
  now = start;
  expect([await statusOf('cloche'), (await list()).total]).toEqual([200, 0]);
  expect((await auditOf('cloche'))[0]).toBe('publishProductDraft Tests product');
  await publishAfter(2);
  expect((await auditOf('cloche')).length).toBe(2);
});

it('waits with publishing for an import of the store', async () => {
  const run = { storeId: 'north', id: randomUUID(), part: 'stock', format: 'json' } as const;
  const flags = { dryRun: false, removeMissing: false };
  await put('deerstalker', newProduct('deerstalker'), at(1));
  await addImport(api.context.db, { ...run, ...flags }, new Date(start + hour));
  await publishAfter(1);
  expect((await list()).items[0]).toMatchObject({ id: 'deerstalker', problem: null });
  await updateImport(api.context.db, { ...run, ...flags }, { state: 'done' }, new Date(start));
  await publishAfter(1);
  expect(await statusOf('deerstalker')).toBe(200);
});

it('demands an alternative text in each culture before it publishes', async () => {
  const faults = async (answer: Awaited<ReturnType<typeof put>>) =>
    answer.body.errors.map(({ code, field }: Record<string, string>) => `${code} ${field}`);
  const product = newProduct('fedora', ' ');
  expect((await put('fedora', product)).status).toBe(200);
  expect(await faults(await publish('fedora'))).toContain('RequiredField colors.0.images.0.altText.da');
  expect(await faults(await put('fedora', product, at(1)))).toContain(
    'RequiredField product.colors.0.images.0.altText.da',
  );
  expect(await statusOf('fedora')).toBe(404);
});

it('has the checks of an import, by field', async () => {
  const product = newProduct('homburg');
  expectRefusal(
    await put('homburg', { ...product, categoryIds: ['hats'] }),
    400,
    'UnknownReference',
    'product.categoryIds.0',
  );
  const { en: _, ...inDanish } = product.texts;
  const answer = await put('homburg', { ...product, texts: inDanish });
  expectRefusal(answer, 400, 'RequiredField', 'product.texts.en');
  const twice = product.colors.map((color) => ({ ...color, variants: jersey.colors[0]?.variants ?? [] }));
  expectRefusal(
    await put('homburg', { ...product, colors: twice as typeof product.colors }),
    400,
    'StandsTwice',
    'product.colors.0.variants.0.id',
  );
  expectRefusal(await put('homburg', product, at(-1)), 400, 'InvalidField', 'publishAt');
  expectRefusal(await put('jersey', product), 409, 'ProductExists', 'id');
});

it('says what kept a draft from being published, and tries again when it is saved', async () => {
  await put('kepi', newProduct('kepi'), at(1));
  await put('kufi', { ...newProduct('kepi'), texts: newProduct('kufi').texts }, at(1));
  await publishAfter(1);
  const { items } = await list();
  expect(items).toEqual([expect.objectContaining({ problem: 'StandsTwice', name: expect.any(String) })]);
  const [{ id }] = items;
  expect(await statusOf(id)).toBe(404);
  await put(id, newProduct('kufi'), at(2));
  expect((await read(id)).body.draft.problem).toBeNull();
  await publishAfter(2);
  expect(await statusOf(id)).toBe(200);
});

it('notes what kept a draft from being published on this draft only', async () => {
  const { db } = api.context;
  await put('bicorne', newProduct('bicorne'), at(1));
  const due = (await findDueDrafts(db, new Date(at(2)))).find(({ id }) => id === 'bicorne');
  if (!due) throw new Error('No draft is due.');
  await noteProblem(db, { ...due, savedAt: new Date(due.savedAt.getTime() - 1) }, 'StandsTwice');
  expect((await read('bicorne')).body.draft.problem).toBeNull();
  await noteProblem(db, due, 'StandsTwice');
  expect((await read('bicorne')).body.draft.problem).toBe('StandsTwice');
});

it('changes, publishes and deletes only the version that was read', async () => {
  const product = newProduct('panama');
  await put('panama', product);
  const { headers, body } = await read('panama');
  expect(body.draft.product).toEqual(JSON.parse(JSON.stringify(product)));
  const ifMatch = { 'if-match': String(headers.etag) };
  const changed = await put('panama', { ...product, brand: 'South' }, null, ifMatch);
  expect(changed.body).toEqual({ success: true, created: false });
  expectRefusal(await put('panama', product, null, ifMatch), 412, 'EntryChanged', 'If-Match');
  expectRefusal(await publish('panama', ifMatch), 412, 'EntryChanged', 'If-Match');
  const end = (version: object) => admin.call(path('panama'), { method: 'DELETE', headers: { ...version } });
  expectRefusal(await end(ifMatch), 412, 'EntryChanged', 'If-Match');
  expect((await end({ 'if-match': String(changed.headers.etag) })).body).toEqual({ success: true });
  expectRefusal(await end({}), 404, 'UnknownDraft', 'id');
  expect((await auditOf('panama')).length).toBe(3);
});

it('names what a product can refer to', async () => {
  const { body } = await admin.call('/api/admin/product-choices', { headers: { culture: 'da' } });
  expect(body).toMatchObject({ cultures: ['en', 'da'], currencies: ['EUR', 'DKK'] });
  const below = north.categories.find(({ parentId }) => parentId === 'shirts');
  const parent = north.categories.find(({ id }) => id === 'shirts');
  expect(body.categories).toContainEqual({
    id: below?.id,
    name: `${parent?.texts.da?.name} / ${below?.texts.da?.name}`,
  });
  expect(body.categories).not.toContainEqual(expect.objectContaining({ id: north.store.rootCategoryId }));
  expect(body.prints.length).toBe(north.addOns?.length);
});

it('is for keys with the scope for the catalogue, and shows each store its own', async () => {
  const orders = await adminOf(api, 'north', ['orders']);
  const south = await adminOf(api, 'south');
  await put('trilby', newProduct('trilby'));
  expectRefusal(await put('trilby', newProduct('trilby'), null, {}, orders), 403, 'ScopeMissing');
  expectRefusal(await south.call(path('trilby')), 404, 'UnknownDraft', 'id');
  expect((await south.call('/api/admin/product-drafts')).body.drafts.total).toBe(0);
  expect(await tokenOf('trilby')).not.toBe('');
});
