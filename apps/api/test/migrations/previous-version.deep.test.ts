import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/platform/database/migrate';
import { openServer } from '../../src/platform/database/server';
import { type ApiProcess, freePort, startApiProcess } from '../api-process';
import { eventually, type SandboxClient, sandboxSecret, startSandboxClient } from '../paid-api';
import { createDatabase } from '../server-database';
import { newShopper, readyShopper, type Shopper } from '../shopper';
import { checkOutPreviousVersion, type OtherVersion } from './previous-version';

const server = process.env.TEST_DATABASE_URL;

/** Fills the database as the previous version does. */
const fill = `
  import { importStore } from './src/features/imports/import-store';
  import { migrate } from './src/platform/database/migrate';
  import { openServer } from './src/platform/database/server';
  import { north } from './test/seed/north';
  const { db, close } = openServer(process.env.DATABASE_URL ?? '', () => {});
  await migrate(db);
  await importStore(db, north);
  await close();
`;

describe.runIf(server)('the previous version, on the database that this version migrates', () => {
  const closeActions: (() => unknown)[] = [];
  let previous: OtherVersion;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let sandbox: SandboxClient;
  let old: ApiProcess;
  let env: Record<string, string>;
  /** Shoppers who began before the migration. */
  let early: Shopper[];

  beforeAll(async () => {
    previous = await checkOutPreviousVersion();
    closeActions.unshift(previous.remove);
    database = await createDatabase(server ?? '');
    closeActions.unshift(database.drop);
    sandbox = await startSandboxClient();
    closeActions.unshift(sandbox.close);
    const dataDir = await mkdtemp(join(tmpdir(), 'matchday-rolling-'));
    closeActions.unshift(() => rm(dataDir, { recursive: true }));
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SANDBOX_URL: sandbox.url,
      SANDBOX_SECRET: sandboxSecret,
    };
    await previous.run(fill, env);
    const port = await freePort();
    old = await startApiProcess(port, env, previous.folder);
    closeActions.unshift(() => old.end('SIGTERM'));
    sandbox.sendWebhooksTo(`http://127.0.0.1:${port}/api/payments/sandbox/webhook`);
    early = [await readyShopper(old.call), await readyShopper(old.call)];

    const { db, close } = openServer(database.url, () => {});
    await migrate(db);
    await close();
  }, 900_000);
  afterAll(async () => {
    for (const close of closeActions) await close();
  });

  async function expectSale({ pay, receipt }: Shopper): Promise<void> {
    const paid = await pay();
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    await sandbox.act(paid.body.data.url, { action: 'approve' });
    const { body } = await eventually(receipt, (answer) => Boolean(answer.body.receipt));
    expect(body.receipt.status).toBe('Confirmed');
  }

  it('is another version', () => {
    expect(previous.commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('stays ready, and shows the catalogue', async () => {
    expect((await old.call('/health/ready')).status).toBe(200);
    expect((await old.call('/api/categories')).body.categories.length).toBeGreaterThan(0);
    expect((await old.call('/api/products/cap')).status).toBe(200);
  });

  it('sells to a shopper who began before the migration, and to one who begins after it', async () => {
    const [first] = early;
    if (!first) throw new Error('There is no shopper.');
    await expectSale(first);
    await expectSale(await readyShopper(old.call, 'cap-black-onesize'));
  });

  it('sells beside this version, to shoppers whose calls reach both', async () => {
    const port = await freePort();
    const next = await startApiProcess(port, { ...env, MIGRATIONS: 'separate' });
    closeActions.unshift(() => next.end('SIGTERM'));
    const [, second] = early;
    if (!second) throw new Error('There is no shopper.');
    let calls = 0;
    const alternating: ApiProcess['call'] = (path, how) => ((calls += 1) % 2 ? next : old).call(path, how);
    await expectSale(await continued(second, alternating));
    await expectSale(await readyShopper(alternating, 'cap-black-onesize'));
    expect(calls).toBeGreaterThan(6);
  });

  /** A shopper's basket, whose next calls go elsewhere. */
  async function continued({ token }: Shopper, call: ApiProcess['call']): Promise<Shopper> {
    const same: ApiProcess['call'] = async (path, how) =>
      path === '/api/baskets' ? { status: 200, headers: {}, body: { basket: { token } } } : call(path, how);
    return newShopper(same);
  }
});
