import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '@matchday/launcher/browser';
import { findFreePort } from '@matchday/launcher/free-port';
import { waitUntilReady } from '@matchday/launcher/ready';
import { chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { root } from '../src/published-packages';
import { installOutsideApp } from './outside-app';
import { readmeExample } from './readme-example';
import { startShopServices } from './shop-services';

const execute = promisify(execFile);
const archives = Object.values(inject('archives'));
const compiler = 'node_modules/typescript/bin/tsc';
const vite = 'node_modules/vite/bin/vite.js';
const next = 'node_modules/next/dist/bin/next';

test('a Node program uses the packages, checked with strict, nodenext and exact optional properties', async () => {
  const { run } = await installOutsideApp('node', archives);
  await run(compiler, '-p', '.');
  const output: unknown = JSON.parse(await run('out/main.js'));
  expect(output).toMatchObject({
    answered: 'NoAnswer',
    cookie: '__Host-basket.dbu',
    text: 'Kurv',
    server: 'function',
    screen: true,
    culture: 'da-DK',
    event: 'add_to_cart',
    button: expect.stringMatching(/^<button .*class="\S.*Pay/),
    color: 'var(--color-text)',
    refused: 'Form.Validation.BetweenPlayerNumber',
  });
});

test('a Vite app shows a component in its own theme', async () => {
  const { folder, run } = await installOutsideApp('vite', archives);
  await run(compiler, '-p', '.');
  await run(vite, 'build');
  expect(bundledComponents(folder)).toEqual(['button', 'spinner', 'visually-hidden']);
  const port = await findFreePort();
  await serve(folder, [vite, 'preview', '--host', '127.0.0.1', '--strictPort', '--port'], port);
  const { page, errors } = await open(`http://127.0.0.1:${port}/`);
  const button = page.getByRole('button', { name: 'Bought 0' });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).toBe('rgb(11, 93, 30)');
  await button.click();
  await page.getByRole('button', { name: 'Bought 1' }).waitFor();
  expect(errors).toEqual([]);
});

test('the shop of a club works outside the repository: a page and styles of its own, and a purchase', async () => {
  const { folder, run } = await installOutsideApp('next', archives, 'dbu');
  await run(compiler, '-p', '.');
  await run(next, 'build');
  const { services, secrets, dataDirectory, portOffset } = await startShopServices();
  const club = services.clubs.find(({ id }) => id === 'dbu');
  if (!club) throw new Error('There is no club dbu');
  await serve(folder, ['--import', 'tsx', 'server.ts', '--port'], club.port, {
    API_URL: services.api.url,
    SHOP_ORIGIN: club.url,
    INVALIDATION_SECRET: secrets.INVALIDATION_SECRET,
  });

  for (const path of ['/own/', '/en/own/']) {
    const { page, errors } = await open(club.url + path);
    const heading = page.getByRole('heading', { level: 1, name: 'The stadium' });
    const { outlineColor, fontFamily } = await heading.evaluate((element) => getComputedStyle(element));
    expect(outlineColor).toBe('rgb(1, 2, 3)');
    expect(fontFamily).toMatch(/^displayExt, display\b/);
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
    expect(errors).toEqual([]);
  }

  // The browser tests of a purchase, as they run against the shops of the workspace.
  await execute(
    'pnpm',
    ['--filter', '@matchday/e2e', 'exec', 'playwright', 'test', 'purchase.spec', '--project=dbu'],
    {
      cwd: root,
      env: { ...process.env, CI: '', DATA_DIR: dataDirectory, E2E_PORT_OFFSET: String(portOffset) },
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`The purchase failed:\n${stdout}`);
  });
});

test('the example of page-server serves a Next app, compressed', async () => {
  const { folder, run } = await installOutsideApp('page-server', archives);
  await run(next, 'build');
  const example = readmeExample('page-server')
    .replace('port: 3001', 'port: Number(process.argv.at(-1))')
    .replace('/var/lib/astralis/released', join(folder, 'released'));
  await writeFile(join(folder, 'shop.ts'), example);
  const port = await findFreePort();
  await serve(folder, ['shop.ts', '--port'], port);
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toMatch(/^(?:gzip|br)$/);
  expect(await response.text()).toContain('<h1>The stadium</h1>');
  // The static files of its version are there for the processes of the next one.
  expect(globSync('released/**/*.js', { cwd: folder })).not.toEqual([]);
});

/** The components whose modules are in the app's scripts. */
function bundledComponents(folder: string): string[] {
  const sources = globSync('dist/assets/*.js.map', { cwd: folder }).flatMap((file): string[] => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return sources;
  });
  const names = sources.flatMap((source) => /\/components\/([^/]+)\//.exec(source)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

/** Starts a server of the app, and resolves once it answers. */
async function serve(
  folder: string,
  command: readonly string[],
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...variables };
  const server = spawn(process.execPath, [...command, String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  await waitUntilReady(`http://127.0.0.1:${port}/`, 120_000);
}

async function open(address: string): Promise<{ page: Page; errors: string[] }> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(address);
  return { page, errors };
}
