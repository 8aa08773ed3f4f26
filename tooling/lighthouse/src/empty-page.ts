import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@matchday/launcher/free-port';
import { waitUntilReady } from '@matchday/launcher/ready';
import { createSupervisor } from '@matchday/launcher/supervisor';

const directory = fileURLToPath(new URL('../empty-page', import.meta.url));
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const readyMs = 60_000;
const graceMs = 5000;

/**
 * Builds and serves a page of the shops' framework with only a heading and a button. Its figures are the lower bound
 * for every shop page on this machine.
 */
export async function serveEmptyPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const logDirectory = mkdtempSync(join(tmpdir(), 'matchday-empty-page-'));
  const supervisor = createSupervisor({ logDirectory, graceMs });
  const stop = async () => {
    await supervisor.stop();
    rmSync(logDirectory, { recursive: true });
  };
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = (name: string, ...args: string[]) => ({
    name,
    command: process.execPath,
    args: [next, ...args],
    cwd: directory,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  try {
    await supervisor.run(program('build', 'build'));
    supervisor.start(program('page', 'start', '--hostname', '127.0.0.1', '--port', String(port)));
    await Promise.race([waitUntilReady(url, readyMs), supervisor.failure]);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
