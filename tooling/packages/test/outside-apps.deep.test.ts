import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '@matchday/launcher/browser';
import { findFreePort } from '@matchday/launcher/free-port';
import { chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { installOutsideApp } from './outside-app';

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
  const port = await serve(folder, [vite, 'preview', '--host', '127.0.0.1', '--strictPort', '--port']);
  const { page, errors } = await open(`http://127.0.0.1:${port}/`);
  const button = page.getByRole('button', { name: 'Bought 0' });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).toBe('rgb(11, 93, 30)');
  await button.click();
  await page.getByRole('button', { name: 'Bought 1' }).waitFor();
  expect(errors).toEqual([]);
});

test('the shop of a club builds and starts outside the repository, with a page and styles of its own', async () => {
  const { folder, run } = await installOutsideApp('next', archives, 'dbu');
  await run(compiler, '-p', '.');
  await run(next, 'build');
  const sheets = globSync('.next/static/**/*.css', { cwd: folder });
  expect(sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')).toMatch(
    /outline:\s*3px solid (#010203|rgb\(1,\s*2,\s*3\))/,
  );
  const port = await serve(folder, ['--import', 'tsx', 'server.ts', '--port']);
  // There is no API, so texts are missing; the component's style and the club's face are there.
  const { page } = await open(`http://127.0.0.1:${port}/offline/`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(font).toMatch(/gabarito|display/i);
});

/** Starts a server of the app on a free port, and resolves with the port once it answers. */
async function serve(folder: string, command: readonly string[]): Promise<number> {
  const port = await findFreePort();
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const };
  const server = spawn(process.execPath, [...command, String(port)], { cwd: folder, env, stdio: 'ignore' });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  await expect.poll(() => answers(port), { timeout: 120_000 }).toBe(true);
  return port;
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
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
