import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { isRunning, parentAndChild, processIds, stubborn } from './processes';

async function launch(first: string, second: string) {
  const directory = await mkdtemp(join(tmpdir(), 'lifetime-'));
  const launcher = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'fake-launch.ts'), directory, first, second],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines: string[] = [];
  for (const stream of [launcher.stdout, launcher.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  onTestFinished(async () => {
    launcher.kill('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });
  return { launcher, lines, directory, ended: end(launcher) };
}

async function end(launcher: ChildProcess): Promise<number | null> {
  const [code] = await once(launcher, 'close');
  return code;
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'stops cleanly on %s, leaving no process',
  async (signal) => {
    const { launcher, lines, ended } = await launch(parentAndChild, stubborn);
    const ids = await processIds(lines, 3);
    launcher.kill(signal);
    launcher.kill(signal);
    expect(await ended).toBe(0);
    expect(ids.map(isRunning)).toEqual([false, false, false]);
  },
);

it('stops everything when a part fails, and shows the end of its log with its path', async () => {
  const failing = 'setTimeout(() => { console.error("no database"); process.exit(7) }, 1500)';
  const { lines, ended, directory } = await launch(parentAndChild, failing);
  const ids = await processIds(lines, 2);
  expect(await ended).toBe(1);
  expect(ids.map(isRunning)).toEqual([false, false]);
  expect(lines.join('\n')).toContain('second ended with code 7');
  expect(lines).toContain(`The end of ${join(directory, 'second.log')}:`);
  expect(lines).toContain('  no database');
});

it('leaves no process even when it is killed', async () => {
  const { launcher, lines } = await launch(parentAndChild, stubborn);
  const ids = await processIds(lines, 3);
  launcher.kill('SIGKILL');
  await expect.poll(() => ids.map(isRunning), { timeout: 5_000 }).toEqual([false, false, false]);
});
