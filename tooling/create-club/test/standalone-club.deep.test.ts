import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '@matchday/launcher/browser';
import { startRegistry } from '@matchday/packages/test/registry';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { startClub } from './new-club-platform';
import { copyRepository } from './repository-copy';

const execute = promisify(execFile);
const id = 'harbourrovers';

test('a club in a repository of its own installs the published packages, builds, and sells a shirt', async () => {
  const outside = await temporaryFolder();
  const registry = join(outside, 'npmrc');
  await writeFile(registry, await startRegistry());
  const settings = { NPM_CONFIG_USERCONFIG: registry };
  const { folder: platform, run } = await copyRepository();
  await cp(registry, join(platform, '.npmrc'));
  await run('tsx', ['tooling/packages/src/build/main.ts']);
  await run('pnpm', ['--recursive', '--filter', './packages/*', 'publish', '--no-git-checks']);

  const shop = join(outside, 'rovers-shop');
  const answers = [
    ['--name', 'Harbour Rovers', '--domain', 'shop.rovers.example', '--colors', '#00843d white'],
    ['--fonts', 'Gabarito, Albert Sans', '--cultures', 'da-DK en-GB', '--currency', 'DKK'],
    ['--standalone', shop],
  ].flat();
  const output = await run('tsx', ['tooling/shop/src/main.ts', 'create-club', ...answers], settings);
  expect(output).toContain('✔ Types');
  expect(output).toContain('✔ Contrast and brand files');
  const { dependencies } = JSON.parse(await readFile(join(shop, 'package.json'), 'utf8'));
  expect(dependencies).toMatchObject({ '@matchday/storefront': '^1.0.0', '@matchday/ui': '^1.0.0' });
  // Nothing of the club is left in the platform's repository.
  expect(existsSync(join(platform, 'apps', id))).toBe(false);
  expect(await readFile(join(platform, 'pnpm-lock.yaml'), 'utf8')).not.toContain(id);
  await execute('npm', ['run', 'build'], {
    cwd: shop,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });

  // Installs the workspace as it was before: the lockfile does not know the folder that follows.
  await run('pnpm', ['--version']);
  // The browser tests find clubs by their folders: one with the name and the data, but without an app.
  const known = join(platform, 'apps', id);
  await mkdir(join(known, 'brand'), { recursive: true });
  await cp(join(shop, 'store'), join(known, 'store'), { recursive: true });
  const port = { port: 3090, portVariable: 'HARBOURROVERS_PORT' };
  const manifest = { name: `@matchday/${id}`, private: true, matchday: { name: 'Harbour Rovers', ...port } };
  await writeFile(join(known, 'package.json'), JSON.stringify(manifest));
  const { portOffset, url } = await startClub(platform, id, shop);
  const bought = await run(
    'pnpm',
    ['--filter', '@matchday/e2e', 'exec', 'playwright', 'test', `--project=${id}`, 'purchase.spec'],
    { CI: '', E2E_PORT_OFFSET: String(portOffset) },
  );
  expect(bought).toContain('1 passed');

  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${url}/en/`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The club' });
  await link.first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'The club' });
  const { borderInlineStart } = await heading.evaluate((element) => getComputedStyle(element));
  expect(borderInlineStart).toBe('6px solid rgb(0, 132, 61)');
  await page.goto(`${url}/checkout/`);
  await page.getByRole('note').getByText('Har du valgt den rigtige størrelse?').waitFor();
  expect(errors).toEqual([]);
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-standalone-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
