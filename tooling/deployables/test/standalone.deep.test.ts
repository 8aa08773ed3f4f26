import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoStores } from '@matchday/api/demo';
import { findFreePort } from '@matchday/launcher/free-port';
import { findPostgres, startPostgres } from '@matchday/launcher/postgres';
import { waitUntilReady } from '@matchday/launcher/ready';
import { root } from '@matchday/launcher/root';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, copyNode, filesOutside, type Program, start, unprivileged } from './deployment';
import { imageCommands } from './dockerfile';

const startsWithinMs = 120_000;
const stopsWithinMs = 30_000;
const secret = 'secret-of-the-test-of-deployables';
const folder = mkdtempSync(join(tmpdir(), 'matchday-deployables-'));
chmodSync(folder, 0o755);
const apiFolder = join(folder, 'api');
const shopFolder = join(folder, 'shop');
const dataFolder = join(folder, 'data');
const node = copyNode(join(folder, 'bin'));
const closeActions: (() => unknown)[] = [];
const programs: Program[] = [];
const started = new Map<string, Program>();

let apiEnv: Record<string, string>;
let shopEnv: Record<string, string>;
let api: string;
let shop: string;

beforeAll(async () => {
  build('api', apiFolder);
  build('dbu', shopFolder);
  mkdirSync(dataFolder);
  const { uid, gid } = unprivileged();
  if (uid) execFileSync('chown', [`${uid}:${gid}`, dataFolder]);
  const [apiPort, shopPort] = [await findFreePort(), await findFreePort()];
  api = `http://127.0.0.1:${apiPort}`;
  shop = `http://127.0.0.1:${shopPort}`;
  const postgres = findPostgres() ? await startPostgres() : undefined;
  if (postgres) closeActions.push(postgres.stop);
  apiEnv = {
    PORT: String(apiPort),
    DATA_DIR: dataFolder,
    DATABASE_URL: postgres?.url ?? '',
    MIGRATIONS: 'separate',
    PRODUCTION_WITHOUT: 'mail,mail-tls,payment,carrier,database-tls',
    PAYMENT_SANDBOX: 'on',
    SANDBOX_SECRET: secret,
    ADMIN_SECRET: secret,
    TOKEN_SECRET: secret,
    INVALIDATION_SECRET: secret,
    SHOP_ORIGINS: `dbu=${shop}`,
    LOG_LEVEL: 'warn',
  };
  shopEnv = { PORT: String(shopPort), API_URL: api, SHOP_ORIGIN: shop, INVALIDATION_SECRET: secret };
});
afterAll(async () => {
  for (const { process, ended } of programs) {
    process.kill('SIGKILL');
    await ended;
  }
  for (const close of closeActions) await close();
  rmSync(folder, { recursive: true });
});

function run(directory: string, command: readonly string[], env: Record<string, string>): Program {
  const program = start(node, directory, command, env);
  programs.push(program);
  return program;
}

function running(name: string): Program {
  const program = started.get(name);
  if (!program) throw new Error(`The ${name} does not run.`);
  return program;
}

async function isReady(name: string, origin: string): Promise<void> {
  await waitUntilReady(`${origin}/health/ready`, startsWithinMs).catch((error: unknown) => {
    throw new Error(running(name).output(), { cause: error });
  });
}

it.each(['api', 'shop'])('the files of the %s are its own and read-only', (name) => {
  const out = join(folder, name);
  expect(filesOutside(out)).toEqual([]);
  expect(statSync(join(out, 'start.mjs')).mode & 0o222).toBe(0);
  expect(existsSync(join(out, 'apps/dbu/server.js'))).toBe(false);
});

it('the API refuses to start before the migration job, of which two may run at once', async () => {
  const early = await run(apiFolder, imageCommands.start, apiEnv).ended;
  expect(early.code).toBe(1);
  expect(early.output).toMatch(/^The database lacks \d+ of \d+ migrations .*Run the migration job first/);
  const jobs = [1, findPostgres() ? 2 : 1].map(() => run(apiFolder, ['node', 'migrate.mjs'], apiEnv).ended);
  for (const { code, output } of await Promise.all(jobs)) expect(code, output).toBe(0);
});

it('a shirt goes into a basket through the shop', async () => {
  started.set('api', run(apiFolder, imageCommands.start, apiEnv));
  started.set('shop', run(shopFolder, imageCommands.start, shopEnv));
  await isReady('api', api);
  await isReady('shop', shop);
  importDemo();
  for (const [directory, env] of [
    [apiFolder, apiEnv],
    [shopFolder, shopEnv],
  ] as const)
    expect((await run(directory, imageCommands.healthy, env).ended).code).toBe(0);

  const headers = { StoreId: 'dbu', culture: 'da' };
  const ids = storeData()
    .products.slice(0, 50)
    .map(({ id }) => `id=${id}`);
  const { products } = await fetch(`${api}/api/products?${ids.join('&')}`, { headers }).then((answer) =>
    answer.json(),
  );
  const shirt = products.find(({ stockStatus }: { stockStatus: string }) => stockStatus === 'InStock');
  const page = await fetch(shop + shirt.url);
  expect(page.status, shirt.url).toBe(200);
  expect(await page.text()).toContain(shirt.name);
  const again = await fetch(shop + shirt.url);
  expect(again.headers.get('age')).not.toBeNull();

  const call = {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'content-type': 'application/json' },
  };
  const created = await fetch(`${shop}/api/baskets`, { ...call, body: '{}' });
  const cookie = created.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { basket } = await created.json();
  const added = await fetch(`${shop}/api/baskets/${basket.token}`, {
    ...call,
    headers: { ...call.headers, cookie },
    body: JSON.stringify({ productId: shirt.variantId, quantity: 1 }),
  });
  expect(added.status).toBe(200);
  expect(await added.json()).toMatchObject({ summary: { quantity: 1 } });
  expect(running('shop').output()).not.toContain('"level":50');
});

it('an uploaded picture is rendered by a process of the API', async () => {
  const admin = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const key = await fetch(`${api}/api/admin/keys`, {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ storeId: 'dbu', expiresInDays: 1, name: 'Pictures', scopes: ['content'] }),
  }).then((answer) => answer.json());
  const put = await fetch(`${api}/api/admin/media/drawn`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key.key}`, 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#036"/></svg>',
  });
  expect(put.status, JSON.stringify(key)).toBeLessThan(300);
  const image = await fetch(`${shop}/media/dbu/drawn?format=png`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it.each(['shop', 'api'] as const)('the %s ends in order within the announced time', async (name) => {
  const { process, ended } = running(name);
  const started = performance.now();
  process.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code, output).toBe(0);
  expect(performance.now() - started).toBeLessThan(stopsWithinMs);
});

function storeData() {
  const data = demoStores().find(({ store }) => store.id === 'dbu');
  if (!data) throw new Error('There is no demonstration store.');
  return data;
}

/** Imports the demonstration's store by the command that a club's staff use. */
function importDemo(): void {
  const data = storeData();
  const { store, shippingMethods, paymentMethods, vouchers } = data;
  const { categories, products, sizeGuides, addOns, players, pages, redirects, dictionary, settings } = data;
  const source = join(folder, 'store');
  mkdirSync(source);
  const parts = {
    store: { store, shippingMethods, paymentMethods, vouchers },
    catalogue: { categories, products, sizeGuides, addOns, players },
    dictionary: { dictionary },
    content: { pages, redirects },
    settings: { settings },
  };
  for (const [part, content] of Object.entries(parts))
    writeFileSync(join(source, `${part}.json`), JSON.stringify(content));
  execFileSync(process.execPath, ['--import', 'tsx', 'src/main.ts', 'import', 'dbu', source], {
    cwd: join(root, 'tooling/shop'),
    env: { PATH: process.env.PATH, API_URL: api, ADMIN_SECRET: secret },
    stdio: 'inherit',
  });
}
