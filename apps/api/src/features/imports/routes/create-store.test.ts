import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const secret = 'admin-secret-of-the-tests-1';
const { id: _id, ...store } = { ...north.store, name: 'West' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ stores: [north], env: { ADMIN_SECRET: secret } });
});
afterAll(() => api.close());

const put = (id: string, body: unknown, authorization = `Bearer ${secret}`) =>
  api.call(`/api/admin/stores/${id}`, { method: 'PUT', store: null, headers: { authorization }, body });

it('200: creates a store that serves requests and accepts imports', async () => {
  expect((await put('west', { store })).body).toEqual({ success: true, created: true });
  expect((await api.call('/api/categories', { store: 'west' })).status).toBe(200);
  expect((await api.call('/api/settings?url=/', { store: 'west' })).body.views.clubSettings.storeId).toBe(
    'west',
  );
  expect((await put('west', { store })).body).toEqual({ success: true, created: false });
  const admin = await adminOf(api, 'west');
  const { body } = await admin.importFile('part=all', { ...north, store: { ...store, id: 'west' } });
  expect(body.import).toMatchObject({ state: 'done', errors: [] });
  expect((await api.call('/api/products/jersey', { store: 'west' })).status).toBe(200);
});

it('200: a store without cultures speaks English and sells in euros (S9.1)', async () => {
  const { defaultCulture: _culture, cultures: _cultures, ...plain } = store;
  expect((await put('plain', { store: plain })).body).toEqual({ success: true, created: true });
  expect((await put('plain', { store: plain })).body).toEqual({ success: true, created: false });
  const { body } = await api.call('/api/settings?url=/', { store: 'plain', culture: 'xx' });
  expect(body.views.clubSettings).toMatchObject({ culture: 'en', currency: 'EUR' });
  const admin = await adminOf(api, 'plain');
  const exported = await admin.call('/api/admin/exports/store');
  expect(exported.body.store.cultures).toEqual([
    { culture: 'en', locale: 'en-US', currency: 'EUR', pathPrefix: '' },
  ]);
});

it('400: rejects an unknown default culture', async () => {
  const { status, body } = await put('east', { store: { ...store, defaultCulture: 'fr' } });
  expect([status, body.errors[0].field]).toEqual([400, 'store.defaultCulture']);
  expect((await api.call('/api/categories', { store: 'east' })).status).toBe(404);
});

it('401: rejects a call without the secret', async () => {
  expect((await put('east', { store }, 'Bearer wrong')).status).toBe(401);
});

it('409: rejects an existing store with other data', async () => {
  const { status, body } = await put('north', { store });
  expect([status, body.errors[0].code]).toEqual([409, 'StoreExists']);
});
