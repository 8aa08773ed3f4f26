import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { addImport } from '../queries';

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

  it('409: rejects an Idempotency-Key with another file or other options, and keeps no file', async () => {
    const headers = { 'idempotency-key': 'nightly' };
    const send = (query: string, body: object) =>
      admin.call(`/api/admin/imports?format=json&${query}`, { method: 'POST', headers, body });
    const first = await send('part=dictionary', { dictionary: {} });
    expect(first.status).toBe(202);
    await expect.poll(() => readdir(join(dataDir, 'imports'))).toEqual([]);
    for (const [query, body] of [
      ['part=dictionary', { dictionary: { en: { 'Basket.Empty.Text': 'Nothing yet' } } }],
      ['part=dictionary&dryRun=true', { dictionary: {} }],
    ] as const) {
      const { status, body: refusal } = await send(query, body);
      expect([status, refusal.errors[0].code]).toEqual([409, 'IdempotencyKeyReused']);
    }
    expect((await send('part=dictionary', { dictionary: {} })).body).toEqual(first.body);
    expect(await readdir(join(dataDir, 'imports'))).toEqual([]);
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
