import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '@matchday/launcher/postgres';
import { readSecrets } from '@matchday/launcher/secrets';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { importStore } from '../../src/features/imports/import-store';
import { hashPassword } from '../../src/platform/accounts/passwords';
import type { Database } from '../../src/platform/database/database';
import { openEmbedded } from '../../src/platform/database/embedded';
import { migrate } from '../../src/platform/database/migrate';
import { openServer } from '../../src/platform/database/server';
import { type ApiProcess, freePort, startApiProcess } from '../api-process';
import { logIn, password, refresh } from '../customer';
import { eventually, sandboxSecret, startSandboxClient } from '../paid-api';
import { north } from '../seed/north';
import { createDatabase } from '../server-database';
import { readyShopper } from '../shopper';

const run = promisify(execFile);
const server = process.env.TEST_DATABASE_URL;
const svgImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>';

/** The commands in the operating manual. */
async function documented(name: string): Promise<string> {
  const manual = await readFile(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  const [, commands] = new RegExp(`\`\`\`sh ${name}\n([^]*?)\`\`\``).exec(manual) ?? [];
  if (!commands) throw new Error(`docs/operating.md has no commands ${name}.`);
  return commands;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function fill(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  await importStore(db, north);
  const hash = await hashPassword(password);
  await sql`
    insert into customers (store_id, id, email, password_hash, culture, created_at, updated_at, confirmed_at)
    values ('north', ${randomUUID()}, 'freja@example.com', ${hash}, 'en', now(), now(), now())`.execute(db);
}

/** The database URL for a data directory; empty for the embedded database. */
async function newDatabase(dataDir: string): Promise<string> {
  if (!server) return '';
  await mkdir(dataDir, { recursive: true });
  const { url, drop } = await createDatabase(server);
  onTestFinished(drop);
  return url;
}

it('restores a backup elsewhere with orders, logins and images', async () => {
  const [dataDir, BACKUP] = [join(await newFolder(), 'data'), await newFolder()];
  const url = await newDatabase(dataDir);
  const { db, close } = url ? openServer(url, () => {}) : await openEmbedded(dataDir);
  await fill(db);
  await close();
  await mkdir(join(dataDir, 'media/north'), { recursive: true });
  await writeFile(join(dataDir, 'media/north/flag.svg'), svgImage);
  const sandbox = await startSandboxClient();
  onTestFinished(() => sandbox.close());
  const port = await freePort();
  const start = async (DATA_DIR: string, DATABASE_URL: string): Promise<ApiProcess> => {
    const secrets = { ...readSecrets(DATA_DIR), SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandboxSecret };
    return startApiProcess(port, { ...secrets, DATA_DIR, DATABASE_URL });
  };
  const runDocumented = async (name: string, DATA_DIR: string, DATABASE_URL: string) => {
    const PATH = [findPostgres(), process.env.PATH].filter(Boolean).join(':');
    const env = { ...process.env, PATH, DATA_DIR, DATABASE_URL, BACKUP };
    await run('sh', ['-euc', await documented(name)], { env });
  };
  const kind = url ? 'postgresql' : 'embedded';

  const first = await start(dataDir, url);
  const fan = await readyShopper(first.call);
  const { body: checkout } = await fan.pay();
  await sandbox.act(checkout.data.url, { action: 'approve' });
  await eventually(fan.receipt, (answer) => Boolean(answer.body.receipt));
  const { body: login } = await logIn(first, 'freja@example.com');
  const getImageStatus = () =>
    fetch(`http://127.0.0.1:${port}/media/north/flag?width=160&format=png`).then(({ status }) => status);
  expect(await getImageStatus()).toBe(200);
  if (!url) await first.end('SIGTERM');
  await runDocumented(`back-up-${kind}`, dataDir, url);
  if (url) await first.end('SIGTERM');
  await rm(dataDir, { recursive: true });

  const elsewhere = join(await newFolder(), 'elsewhere');
  const restoredUrl = await newDatabase(elsewhere);
  await runDocumented(`restore-${kind}`, elsewhere, restoredUrl);
  const second = await start(elsewhere, restoredUrl);
  onTestFinished(async () => void (await second.end('SIGTERM')));
  const path = `/api/baskets/${fan.token}/receipt`;
  expect((await second.call(path)).body.receipt).toMatchObject({
    orderNumber: 'N100001',
    status: 'Confirmed',
  });
  const authorization = `Bearer ${login.result.access_token}`;
  expect((await second.call('/api/users/me/profile', { headers: { authorization } })).status).toBe(200);
  expect((await refresh(second, login.result.refresh_token)).status).toBe(200);
  expect(await getImageStatus()).toBe(200);
  const next = await readyShopper(second.call);
  await sandbox.act((await next.pay()).body.data.url, { action: 'approve' });
  const { body } = await eventually(next.receipt, (answer) => Boolean(answer.body.receipt));
  expect(body.receipt.orderNumber).toBe('N100002');
}, 180_000);
