import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../src/root';
import { isRunning, parentAndChild, processIds } from './processes';

const launcherFiles = ['run.mjs', 'tooling/launcher/src/process-group.js', 'tooling/launcher/src/stages.js'];

/**
 * A workspace without dependencies, and a PATH whose `npm` installs a fake pnpm. It runs the shell commands `install`
 * on install, and prints its arguments otherwise.
 */
function scratchWorkspace(install: string) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of launcherFiles) cpSync(join(root, file), join(folder, file));
  const manifest = { devEngines: { packageManager: { name: 'pnpm', version: '1.2.3' } } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'tooling/launcher/package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'first');
  const pnpm = script(join(folder, 'pnpm'), `[ "$1" = install ] || { echo "pnpm: $*"; exit 0; }\n${install}`);
  const npm = script(
    join(folder, 'programs/npm'),
    `echo "npm: $*"\nmkdir -p "$3/node_modules/.bin"\ncp ${pnpm} "$3/node_modules/.bin/pnpm"`,
  );
  const path = [join(npm, '..'), process.env.PATH].join(delimiter);
  return { folder, run: (...args: string[]) => launch(folder, path, args) };
}

function script(file: string, commands: string): string {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${commands}\n`);
  chmodSync(file, 0o755);
  return file;
}

function launch(folder: string, path: string, args: string[]) {
  const { npm_lifecycle_event: _, DATA_DIR: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(folder, 'run.mjs'), ...args], {
    cwd: folder,
    env: { ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const code = once(child, 'close').then(([status]: (number | null)[]) => status);
  return { child, lines, code };
}

const duration = expect.stringMatching(/^Install +\d+\.\d s$/);

it('installs if the lockfile is new, with one line and a log, then runs the command', async () => {
  const { folder, run } = scratchWorkspace('mkdir -p node_modules; echo resolving; echo "a warning" >&2');
  const first = run('pnpm', '--filter', 'shop', 'start');
  expect(await first.code).toBe(0);
  expect(first.lines).toEqual([duration, 'pnpm: --filter shop start']);
  const log = readFileSync(join(folder, '.data/logs/install.log'), 'utf8');
  expect(log).toMatch(/npm: install .*pnpm@1\.2\.3\nresolving\na warning\n$/);

  const second = run('pnpm', 'again');
  await second.code;
  expect(second.lines).toEqual(['pnpm: again']);

  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'second');
  const third = run('pnpm', 'again');
  await third.code;
  expect(third.lines).toEqual([duration, 'pnpm: again']);
});

it("shows the end of a failed install's log, and installs again the next time", async () => {
  const { folder, run } = scratchWorkspace('seq 1 100; echo "ERR_PNPM no such package" >&2; exit 7');
  for (let tries = 0; tries < 2; tries += 1) {
    const attempt = run('pnpm', 'x');
    expect(await attempt.code).toBe(7);
    expect(attempt.lines).toContain('The install failed: pnpm ended with code 7.');
    expect(attempt.lines).toContain('The end of .data/logs/install.log:');
    expect(attempt.lines).toContain('  ERR_PNPM no such package');
    expect(attempt.lines).not.toContain('  50');
    expect(attempt.lines).not.toContain('pnpm: x');
  }
  expect(existsSync(join(folder, 'node_modules/.installed'))).toBe(false);
});

it('exits with the exit code of the command', async () => {
  const { run } = scratchWorkspace('mkdir -p node_modules');
  const { code } = run('sh', '-c', 'exit 5');
  expect(await code).toBe(5);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('leaves no process when %s arrives during the install', async (signal, expected) => {
  const { folder, run } = scratchWorkspace('exec node parent-and-child.cjs');
  writeFileSync(join(folder, 'parent-and-child.cjs'), parentAndChild);
  const { child, lines, code } = run('pnpm', 'never');
  const log = join(folder, '.data/logs/install.log');
  const logged = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []);
  await expect.poll(() => logged().filter((line) => /^\d+$/.test(line)).length).toBe(2);
  const ids = await processIds(logged(), 2);
  child.kill(signal);
  expect(await code).toBe(expected);
  expect(ids.map(isRunning)).toEqual([false, false]);
  expect(lines).toEqual([]);
});

it('leaves no process of a command when it is killed', async () => {
  const { run } = scratchWorkspace('mkdir -p node_modules');
  const { child, lines } = run('node', '-e', parentAndChild);
  const ids = await processIds(lines, 2);
  child.kill('SIGKILL');
  await expect.poll(() => ids.map(isRunning), { timeout: 5_000 }).toEqual([false, false]);
});
