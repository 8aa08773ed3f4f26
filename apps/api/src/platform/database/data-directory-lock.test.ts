import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirectoryInUse, lockDataDirectory } from './data-directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'matchday-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const lockInOtherProcess = async () => {
  const script = `
    import { lockDataDirectory } from ${JSON.stringify(join(import.meta.dirname, 'data-directory-lock.ts'))};
    lockDataDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
};

it('admits one process, and names the holder and the remedy to a second one', async () => {
  const holder = await lockInOtherProcess();
  try {
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
    expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${holder.pid}`);
  } finally {
    holder.kill();
    await once(holder, 'exit');
  }
});

it('takes over from a killed process immediately', async () => {
  const holder = await lockInOtherProcess();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = lockDataDirectory(directory);
  expect(JSON.parse(readFileSync(join(directory, 'lock.json'), 'utf8')).pid).toBe(process.pid);
  unlock();
});

it('takes over if the process id was reused', () => {
  const abandoned = { pid: process.pid, host: hostname(), startedAt: 'long ago' };
  writeFileSync(join(directory, 'lock.json'), JSON.stringify(abandoned));
  lockDataDirectory(directory);
  expect(JSON.parse(readFileSync(join(directory, 'lock.json'), 'utf8')).startedAt).not.toBe('long ago');
});

it('rejects a lock held on another machine', () => {
  writeFileSync(join(directory, 'lock.json'), JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: null }));
  expect(() => lockDataDirectory(directory)).toThrow('process 1 on elsewhere');
});

it('leaves no files after unlocking', () => {
  lockDataDirectory(directory)();
  expect(readdirSync(directory)).toEqual([]);
});
