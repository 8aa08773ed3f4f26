import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { addImport, failStaleImports, updateImport } from '../../src/features/imports/queries';
import { readSources } from '../../src/features/imports/sources';
import { hashKey, newKey } from '../../src/features/staff/admin-key';
import { scopes } from '../../src/features/staff/contract';
import { addAdminKey } from '../../src/features/staff/queries';
import { openEmbedded } from '../../src/platform/database/embedded';
import { fillDataDir, freePort, startApiProcess } from '../api-process';
import { generatedStore } from '../generated-catalogue';
import { north } from '../seed/north';
import { startTestApi } from '../test-api';

it('rolls back an import whose process was killed, and reports it after the restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-import-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await fillDataDir(dataDir);
  const key = newKey();
  await withDatabase(dataDir, async (db) => {
    const hash = hashKey(key);
    await addAdminKey(db, {
      id: randomUUID(),
      storeId: 'north',
      name: 'Test',
      scopes,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
      hash,
    });
  });
  const port = await freePort();
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test asserts is the shape of this
  const send = async (path: string, body?: string): Promise<any> => {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers,
      ...(body && { method: 'POST', body }),
    });
    return answer.json();
  };
  const first = await startApiProcess(port, { DATA_DIR: dataDir });
  const { categories, products } = generatedStore('north', 800);
  const large = JSON.stringify({ categories, products });
  const { id } = await send('/api/admin/imports?part=catalogue&format=json', large);
  const isHalfWritten = ({ state, rows }: { state: string; rows: { done: number } }) => {
    expect(['queued', 'checking', 'writing']).toContain(state);
    return state === 'writing' && rows.done > 0;
  };
  while (!isHalfWritten((await send(`/api/admin/imports/${id}`)).import)) await wait(5);
  await first.end('SIGKILL');

  const second = await startApiProcess(port, { DATA_DIR: dataDir });
  onTestFinished(async () => void (await second.end('SIGTERM')));
  expect((await send(`/api/admin/imports/${id}`)).import).toMatchObject({
    state: 'failed',
    reason: 'The import was interrupted; nothing was written.',
  });
  expect((await send('/api/admin/exports/catalogue')).products).toHaveLength(north.products.length);
  expect((await second.call('/api/products/p1')).status).toBe(404);
  expect((await second.call('/api/products/jersey')).status).toBe(200);
  const { id: next } = await send('/api/admin/imports?part=dictionary&format=json', '{"dictionary":{}}');
  await expect.poll(async () => (await send(`/api/admin/imports/${next}`)).import.state).toBe('done');
}, 300_000);

it('fails only imports whose process is inactive, and rejects their later updates', async () => {
  const api = await startTestApi({ stores: [north] });
  onTestFinished(() => api.close());
  const { db } = api.context;
  const now = new Date();
  const running = {
    storeId: 'north',
    id: randomUUID(),
    part: 'stock',
    format: 'csv',
    dryRun: false,
    removeMissing: false,
  } as const;
  await addImport(db, running, now);
  expect(await failStaleImports(db, new Date(now.getTime() - 30_000), now)).toBe(0);
  expect(await failStaleImports(db, now, now)).toBe(1);
  expect(await updateImport(db, running, { state: 'done' }, now)).toBe(false);
  expect(await readSources(db, 'north')).toBeDefined();
});

async function withDatabase(
  dataDir: string,
  work: (db: Awaited<ReturnType<typeof openEmbedded>>['db']) => Promise<void>,
) {
  const { db, close } = await openEmbedded(dataDir);
  await work(db);
  await close();
}
