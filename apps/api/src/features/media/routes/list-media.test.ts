import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { startTestApi, type TestApi } from '../../../../test/test-api';

const dataDir = join(tmpdir(), `matchday-list-media-${process.pid}`);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

let api: TestApi;
let admin: Admin;
let photo: Buffer;
beforeAll(async () => {
  api = await startTestApi({ env: { DATA_DIR: dataDir } });
  admin = await adminOf(api);
  photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  for (const [key, body] of [
    ['scarf', photo],
    ['mug', drawing],
  ] as const)
    await admin.call(`/api/admin/media/${key}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("200: lists the store's own images only", async () => {
  const { status, body } = await admin.call('/api/admin/media');
  expect([status, body]).toEqual([200, { success: true, keys: ['mug', 'scarf'] }]);
  expect((await (await adminOf(api, 'south')).call('/api/admin/media')).body.keys).toEqual([]);
});

it('200: returns an image in the format of its upload, which another store can upload', async () => {
  const { status, headers, body } = await admin.call('/api/admin/media/scarf');
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 4, height: 4 });
  const south = await adminOf(api, 'south');
  const uploaded = await south.call('/api/admin/media/scarf', {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body,
  });
  expect(uploaded.body).toEqual({ success: true, url: '/media/south/scarf', width: 4, height: 4 });
  expect((await admin.call('/api/admin/media/mug')).headers['content-type']).toBe('image/svg+xml');
});

it.each(['/api/admin/media', '/api/admin/media/scarf'])('401: rejects %s without a key', async (path) => {
  expect((await api.call(path, { store: null })).status).toBe(401);
});

it.each(['/api/admin/media', '/api/admin/media/scarf'])(
  '403: rejects %s with a key for orders',
  async (path) => {
    const orders = await adminOf(api, 'north', ['orders']);
    expect((await orders.call(path)).status).toBe(403);
  },
);

it("404: does not find another store's image", async () => {
  const { status, body } = await (await adminOf(api, 'south')).call('/api/admin/media/mug');
  expect([status, body.errors[0].code]).toEqual([404, 'UnknownMedia']);
});
