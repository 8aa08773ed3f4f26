import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@matchday/launcher/free-port';
import { waitUntilReady } from '@matchday/launcher/ready';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbour } from './harbour';

const root = join(import.meta.dirname, '../../..');
const secret = 'admin-secret-of-the-tests-1';
const folder = mkdtempSync(join(tmpdir(), 'matchday-shop-'));
const club = join(folder, 'harbour');

let api: ChildProcess;
let url: string;
beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  api = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(root, 'apps/api'),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PAYMENT_SANDBOX: 'on',
      LOG_LEVEL: 'error',
      ADMIN_SECRET: secret,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitUntilReady(`${url}/health/ready`, 60_000);
  mkdirSync(join(club, 'media'), { recursive: true });
  for (const [name, content] of Object.entries(harbour)) writeFileSync(join(club, name), content);
}, 90_000);
afterAll(async () => {
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

interface CommandResult {
  code: number;
  out: string;
  err: string;
}

function shop(
  args: string[],
  env: Record<string, string> = { ADMIN_SECRET: secret },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', join(root, 'tooling/shop/src/main.ts'), ...args];
    const surroundings = { PATH: process.env.PATH, API_URL: url, DATA_DIR: join(folder, 'nothing'), ...env };
    execFile(
      process.execPath,
      command,
      { cwd: join(root, 'tooling/shop'), env: surroundings },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
  });
}

describe('import', () => {
  it('creates a store with its images from a folder, and changes nothing the second time', async () => {
    const first = await shop(['import', 'harbour', club]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('catalogue.csv: 5 new, 1 changed, 0 removed');
    const headers = { StoreId: 'harbour' };
    const response = await fetch(`${url}/api/products/home`, { headers });
    expect(await response.json()).toMatchObject({
      product: { price: { unitPrice: { amount: 79.95, currency: 'EUR' } } },
    });
    expect((await fetch(`${url}/media/harbour/home-blue?width=160`)).status).toBe(200);
    const second = await shop(['import', 'harbour', club]);
    expect(second.out).toContain('catalogue.csv: 0 new, 0 changed, 0 removed');
  });

  it('reports faults with their lines, and writes nothing of the file', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, 'stock.csv'), 'sku;stock\r\nH-BLUE-M;4\r\nNOBODY;3\r\n');
    const table = await shop(['import', 'harbour', broken]);
    expect(table.code).toBe(1);
    expect(table.err).toMatch(/stock\.csv:3 +│ sku +│ sku: the variant NOBODY does not exist\./);
    rmSync(join(broken, 'stock.csv'));
    writeFileSync(
      join(broken, 'content.json'),
      '{\n  "redirects": [\n    { "culture": "en", "from": "/a/", "to": "page:x" }\n  ]\n}',
    );
    expect((await shop(['import', 'harbour', broken])).err).toMatch(/content\.json:3 /);
  });

  it('fails for a folder without files to import', async () => {
    expect(await shop(['import', 'harbour', join(folder, 'nowhere')])).toMatchObject({ code: 1 });
  });
});

describe('export', () => {
  it('writes files for Danish spreadsheets that import without changes', async () => {
    const files = join(folder, 'out');
    expect(
      (await shop(['export', 'harbour', files, '--format', 'csv', '--separator', 'semicolon'])).code,
    ).toBe(0);
    expect(readFileSync(join(files, 'prices.csv'), 'utf8')).toContain('home;;;79,95;');
    const back = await shop(['import', 'harbour', files, '--remove-missing']);
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(back.out.match(/: 0 new, 0 changed, 0 removed/g)).toHaveLength(7);
  });
});

describe('copy', () => {
  it('creates another store with the images of the first', async () => {
    const files = join(folder, 'copy');
    expect(await shop(['export', 'harbour', files])).toMatchObject({ code: 0, err: '' });
    const { store, ...rest } = JSON.parse(readFileSync(join(files, 'store.json'), 'utf8'));
    writeFileSync(
      join(files, 'store.json'),
      JSON.stringify({ store: { ...store, id: 'quay', name: 'Quay' }, ...rest }),
    );
    expect(await shop(['import', 'quay', files])).toMatchObject({ code: 0, err: '' });
    const original = await fetch(`${url}/media/harbour/home-blue?width=160`);
    const copy = await fetch(`${url}/media/quay/home-blue?width=160`);
    expect([original.status, copy.status]).toEqual([200, 200]);
    expect(await copy.arrayBuffer()).toEqual(await original.arrayBuffer());
    const page = await fetch(`${url}/api/content?url=/`, { headers: { StoreId: 'quay' } });
    const text = await page.text();
    expect(text).toContain('/media/quay/home-blue');
    expect(text).not.toContain('/media/harbour/');
  });
});

describe('key', () => {
  it('creates a key that works for other commands within its scopes', async () => {
    const { out } = await shop(['key', 'harbour', '--scope', 'orders', '--name', 'Tests']);
    const env = { SHOP_KEY: out.trim() };
    expect((await shop(['orders', 'harbour'], env)).out).toContain('0 in total');
    const refused = await shop(['export', 'harbour', join(folder, 'refused')], env);
    expect(refused).toMatchObject({
      code: 1,
      err: 'The key or role lacks the required scope: catalogue, content, money, stock.\n',
    });
  });
});

describe('invite-owner', () => {
  it('invites the first owner of a store, and needs an address and a name', async () => {
    const owner = ['invite-owner', 'harbour', '--email', 'freja@harbour.example'];
    expect(await shop([...owner, '--name', 'Freja Lund'])).toMatchObject({
      code: 0,
      out: 'freja@harbour.example is invited.\n',
    });
    expect((await shop(owner)).code).toBe(2);
  });
});

describe('check-law', () => {
  it('names the needs that a store does not meet, and skips those that are excepted', async () => {
    const { code, out, err } = await shop(['check-law', 'harbour']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('met      fibre-composition\n');
    expect(err).toMatch(/MISSING {2}terms-of-sale\n.+\n {9}- The settings in en name no page with terms\./);
    expect(err).toContain('harbour does not meet');
    const unmet = [...err.matchAll(/MISSING {2}(\S+)/g)].flatMap(([, name = '']) => ['--except', name]);
    const excepted = await shop(['check-law', 'harbour', ...unmet]);
    expect(excepted).toMatchObject({ code: 0, err: '' });
    expect(excepted.out).toContain('skipped  terms-of-sale\n');
    expect(await shop(['check-law', 'harbour', '--except', 'none'])).toMatchObject({
      code: 1,
      err: 'There is no rule none.\n',
    });
  });
});

describe('errors', () => {
  it('prints its usage, and explains invalid arguments', async () => {
    expect(await shop(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run shop -- import'),
    });
    expect(await shop(['fly', 'harbour'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no command fly'),
    });
    expect(await shop(['import', 'harbour', club, '--loud'])).toMatchObject({ code: 2 });
  });

  it('names the variable to set if the API is unreachable or no secret is known', async () => {
    const unreachable = await shop(['orders', 'harbour'], {
      API_URL: 'http://127.0.0.1:9',
      SHOP_KEY: 'mk_x',
    });
    expect(unreachable).toMatchObject({ code: 1, err: expect.stringContaining('API_URL') });
    expect(await shop(['orders', 'harbour'], {})).toMatchObject({
      code: 1,
      err: expect.stringContaining('ADMIN_SECRET'),
    });
  });
});
