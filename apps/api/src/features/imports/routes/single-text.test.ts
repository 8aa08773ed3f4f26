import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { south } from '../../../../test/seed/south';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const alias = 'Basket.Title';
let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ stores: [north, south] });
  admin = await adminOf(api);
});
afterAll(() => api.close());

const list = async (query: string) => (await admin.call(`/api/admin/texts?${query}`)).body;
const one = (path: string, options = {}) => admin.call(`/api/admin/texts/${path}`, options);
const put = (path: string, value: string, headers = {}) =>
  one(path, { method: 'PUT', body: { value }, headers });
const restore = (path: string, headers = {}) => one(path, { method: 'DELETE', headers });
const shown = async (culture: string, store = 'north') => {
  const { body } = await api.call('/api/dictionary/dictionariesbyculture', { store, culture });
  return body.data.views.dictionaryItemsByCulture.dictionaryItems.find(
    ({ view }: { view: { alias: string } }) => view.alias === alias,
  )?.view.value;
};

it('a text is found, changed in one culture, shown by the shop, and restored', async () => {
  const found = await list('textCulture=da&search=basket.title');
  expect(found).toMatchObject({ culture: 'da', cultures: ['en', 'da'], total: 1 });
  const [{ shipped }] = found.items;
  expect(
    (await list(`textCulture=da&search=${encodeURIComponent(shipped.toUpperCase())}`)).items,
  ).toContainEqual({ alias, shipped, own: null });
  const [english, other] = [await shown('en'), await shown('en', 'south')];
  expect((await put(`da/${alias}`, 'Posen')).body).toEqual({ success: true });
  expect([await shown('da'), await shown('en'), await shown('en', 'south')]).toEqual([
    'Posen',
    english,
    other,
  ]);
  expect(await list('textCulture=da&own=true&search=posen')).toMatchObject({
    total: 1,
    items: [{ alias, shipped, own: 'Posen' }],
  });
  const outbox = await api.context.db
    .selectFrom('outbox')
    .selectAll()
    .where('store_id', '=', 'north')
    .execute();
  expect(JSON.stringify(outbox)).toContain('dictionary');
  const exported = (await admin.call('/api/admin/exports/dictionary')).body.dictionary;
  expect(exported.da[alias]).toBe('Posen');

  expect((await restore(`da/${alias}`)).body).toEqual({ success: true });
  expect(await shown('da')).toBe(shipped);
  expect((await one(`da/${alias}`)).body.text).toEqual({ alias, shipped, own: null });
  expect((await restore(`da/${alias}`)).status).toBe(200);
  const audit = await api.context.db
    .selectFrom('audit_entries')
    .select(['operation', 'target_id', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { operation: 'putText', target_id: `da ${alias}`, before: null, after: { value: 'Posen' } },
    { operation: 'restoreText', target_id: `da ${alias}`, before: { value: 'Posen' }, after: null },
  ]);
});

it('a change wakes the delivery to the shop; a read and a refused change do not', async () => {
  let woken = 0;
  api.context.adminChanges.on('made', () => (woken += 1));
  await list('textCulture=da');
  expect((await put(`da/${alias}`, 'Kurv', { 'if-match': '"another"' })).status).toBe(412);
  await put(`da/${alias}`, 'Posen');
  await vi.waitFor(() => expect(woken).toBe(1));
  await restore(`da/${alias}`);
  await vi.waitFor(() => expect(woken).toBe(2));
});

it('412: of two changes of the same version, the second is refused and changes nothing', async () => {
  const headers = { 'if-match': String((await one(`en/${alias}`)).headers.etag) };
  const saved = await put(`en/${alias}`, 'Bag', headers);
  expect(saved.status).toBe(200);
  expect(saved.headers.etag).toBe((await one(`en/${alias}`)).headers.etag);
  expectRefusal(await put(`en/${alias}`, 'Trolley', headers), 412, 'EntryChanged', 'If-Match');
  expectRefusal(await restore(`en/${alias}`, headers), 412, 'EntryChanged', 'If-Match');
  expect(await shown('en')).toBe('Bag');
});

it('403 and 404: needs the scope, a culture of the store and a text that exists', async () => {
  const other = await adminOf(api, 'north', ['catalogue', 'money', 'orders', 'customers']);
  expectRefusal(await other.call('/api/admin/texts'), 403, 'ScopeMissing', 'Authorization');
  expectRefusal(await admin.call('/api/admin/texts?textCulture=fr'), 404, 'UnknownCulture', 'textCulture');
  for (const path of [`fr/${alias}`, 'en/No.Such.Text']) {
    expectRefusal(await one(path), 404, 'UnknownText', 'alias');
    expectRefusal(await put(path, 'x'), 404, 'UnknownText', 'alias');
    expectRefusal(await restore(path), 404, 'UnknownText', 'alias');
  }
});
