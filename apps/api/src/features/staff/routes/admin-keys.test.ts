import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { cleanUp } from '../../../jobs/clean-up';
import { buildServer } from '../../../server';

const secret = 'admin-secret-of-the-tests-1';
const operator = { authorization: `Bearer ${secret}` };

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_SECRET: secret }, clock: () => now });
});
afterAll(() => api.close());

const create = (body: object, headers: Record<string, string> = operator) =>
  api.call('/api/admin/keys', { method: 'POST', store: null, headers, body });

const newKey = { storeId: 'north', name: 'Stock system', scopes: ['catalogue'] };

describe('createAdminKey', () => {
  it('201: returns the key once and stores its hash', async () => {
    const { status, body } = await create(newKey);
    expect(status).toBe(201);
    expect(body.key).toMatch(/^mk_[\w-]{43}$/);
    expect(body.adminKey).toMatchObject({ ...newKey, lastUsedAt: null, revokedAt: null });
    const rows = await api.context.db.selectFrom('admin_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.key);
  });

  it('201: creates a key that expires, after a year unless the call says otherwise', async () => {
    const dayMs = 24 * 3600 * 1000;
    const daysOf = ({ body }: Awaited<ReturnType<typeof create>>) =>
      (Date.parse(body.adminKey.expiresAt) - Date.parse(body.adminKey.createdAt)) / dayMs;
    const [usual, short] = [await create(newKey), await create({ ...newKey, expiresInDays: 2 })];
    expect([daysOf(usual), daysOf(short)]).toEqual([365, 2]);
    const use = () =>
      api.call('/api/admin/exports/stock', {
        store: null,
        headers: { authorization: `Bearer ${short.body.key}` },
      });
    expect((await use()).status).toBe(200);
    now = new Date(Date.now() + 2 * dayMs + 60_000);
    const { status, body } = await use();
    now = new Date();
    expect([status, body.errors[0].code]).toEqual([401, 'AdminKeyRequired']);
  });

  it('400: rejects a key without an end', async () => {
    for (const expiresInDays of [0, 731, null])
      expect((await create({ ...newKey, expiresInDays })).body.errors[0].field).toBe('expiresInDays');
  });

  it.each([
    ['no secret', {}],
    ['a wrong one', { authorization: `Bearer ${secret}x` }],
    ['another scheme', { authorization: `Basic ${secret}` }],
  ])('401: %s', async (_, headers) => {
    const { status, body } = await create(newKey, headers);
    expect([status, body.errors[0].code]).toEqual([401, 'OperatorRequired']);
  });

  it('400: rejects an unknown scope', async () => {
    const { status, body } = await create({ ...newKey, scopes: ['all'] });
    expect([status, body.errors[0].field]).toEqual([400, 'scopes.0']);
  });

  it('404: rejects an unknown store', async () => {
    const { status, body } = await create({ ...newKey, storeId: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});

describe('listAdminKeys', () => {
  const list = (storeId: string, headers: Record<string, string> = operator) =>
    api.call(`/api/admin/keys?storeId=${storeId}`, { store: null, headers });

  it("200: lists the store's keys without their secrets", async () => {
    const { body: created } = await create({ ...newKey, storeId: 'south' });
    const { status, body } = await list('south');
    expect(status).toBe(200);
    expect(body.adminKeys[0].expiresAt).toBe(created.adminKey.expiresAt);
    expect(body.adminKeys.map(({ storeId }: { storeId: string }) => storeId)).toEqual(['south']);
    expect(JSON.stringify(body)).not.toContain('mk_');
  });

  it('401: rejects an admin key', async () => {
    const { body } = await create(newKey);
    expect((await list('north', { authorization: `Bearer ${body.key}` })).status).toBe(401);
  });

  it('404: rejects an unknown store', async () => {
    expect((await list('west')).status).toBe(404);
  });
});

describe('revokeAdminKey', () => {
  const revoke = (id: string, storeId: string) =>
    api.call(`/api/admin/keys/${id}?storeId=${storeId}`, {
      method: 'DELETE',
      store: null,
      headers: operator,
    });

  it('200: invalidates the key', async () => {
    const { body } = await create(newKey);
    const use = () =>
      api.call('/api/admin/exports/dictionary', {
        store: null,
        headers: { authorization: `Bearer ${body.key}` },
      });
    expect((await use()).status).toBe(403);
    expect((await revoke(body.adminKey.id, 'north')).status).toBe(200);
    expect((await use()).body.errors[0].code).toBe('AdminKeyRequired');
    expect((await revoke(body.adminKey.id, 'north')).status).toBe(200);
  });

  it('deletes a revoked key after 90 days and keeps a valid one', async () => {
    const [used, ended] = await Promise.all([create(newKey), create(newKey)]);
    await revoke(ended.body.adminKey.id, 'north');
    const idsAfter = async (days: number) => {
      now = new Date(Date.now() + days * 24 * 3600 * 1000);
      await cleanUp(api.context);
      const listed = await api.call('/api/admin/keys?storeId=north', { store: null, headers: operator });
      return listed.body.adminKeys.map(({ id }: { id: string }) => id);
    };
    expect(await idsAfter(89)).toContain(ended.body.adminKey.id);
    const remainingIds = await idsAfter(91);
    expect(remainingIds).toContain(used.body.adminKey.id);
    expect(remainingIds).not.toContain(ended.body.adminKey.id);
  });

  it('404: rejects a key of another store', async () => {
    const { body } = await create(newKey);
    const { status, body: answer } = await revoke(body.adminKey.id, 'south');
    expect([status, answer.errors[0].code]).toEqual([404, 'UnknownAdminKey']);
  });
});

describe('failed calls', () => {
  it('429: refuses a client after too many, with any key, and no other client', async () => {
    const limited = await startTestApi({
      env: { ADMIN_SECRET: secret, RATE_LIMITS: 'adminFailure=3/900', TRUSTED_PROXIES: 'loopback' },
      clock: () => now,
    });
    const list = (client: string, token: string) =>
      limited.call('/api/admin/keys?storeId=north', {
        store: null,
        headers: { authorization: `Bearer ${token}`, 'X-Forwarded-For': client },
      });
    for (const guess of ['a', 'b']) expect((await list('203.0.113.1', guess)).status).toBe(401);
    expect((await list('203.0.113.1', secret)).status).toBe(200);
    expect((await list('203.0.113.1', 'c')).status).toBe(401);
    const { status, headers, body } = await list('203.0.113.1', secret);
    expect([status, body.errors[0].code]).toEqual([429, 'TooManyRequests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await list('203.0.113.2', secret)).status).toBe(200);
    const other = await buildServer(limited.context);
    const inOtherProcess = await other.inject({
      url: '/api/admin/keys?storeId=north',
      headers: { authorization: `Bearer ${secret}`, 'X-Forwarded-For': '203.0.113.1' },
    });
    expect(inOtherProcess.statusCode).toBe(429);
    await other.close();
    now = new Date(now.getTime() + 900_001);
    expect((await list('203.0.113.1', secret)).status).toBe(200);
    now = new Date();
    await limited.close();
  });
});
