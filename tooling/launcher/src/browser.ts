import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);
const systemBrowser = '/usr/bin/chromium';

/** Runs a program with visible output; rejects if it fails. */
export type Install = (command: string, args: string[]) => Promise<void>;

/** The first browser that starts on this machine: `BROWSER_PATH`, Playwright's, or the system's. */
export async function findBrowser(
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  if (env.BROWSER_PATH) {
    if (await starts(env.BROWSER_PATH)) return env.BROWSER_PATH;
    throw new Error(`BROWSER_PATH is ${env.BROWSER_PATH}, which does not start.`);
  }
  for (const path of [chromium.executablePath(), systemBrowser]) if (await starts(path)) return path;
  return undefined;
}

/**
 * Installs a browser: the system's package if possible, otherwise Playwright's download.
 *
 * @throws Error if no browser starts afterwards
 */
export async function installBrowser(install: Install): Promise<string> {
  if (process.getuid?.() === 0 && isDebian()) {
    await install('apt-get', ['update']);
    await install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
    await install(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']);
  }
  const browser = await findBrowser();
  if (!browser)
    throw new Error('The browser that was installed does not start. Set BROWSER_PATH to one that does.');
  return browser;
}

async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return run(path, ['--version']).then(
    () => true,
    () => false,
  );
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
