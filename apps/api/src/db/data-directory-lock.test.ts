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

const holdElsewhere = async () => {
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

it('lets one process in, and tells the second who is there and what to do', async () => {
  const holder = await holdElsewhere();
  try {
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
    expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${holder.pid}`);
  } finally {
    holder.kill();
    await once(holder, 'exit');
  }
});

it('takes over at once from a process that was killed', async () => {
  const holder = await holdElsewhere();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = lockDataDirectory(directory);
  expect(JSON.parse(readFileSync(join(directory, 'lock.json'), 'utf8')).pid).toBe(process.pid);
  unlock();
});

it('takes over from a process whose id another one has now', () => {
  const abandoned = { pid: process.pid, host: hostname(), startedAt: 'long ago' };
  writeFileSync(join(directory, 'lock.json'), JSON.stringify(abandoned));
  lockDataDirectory(directory);
  expect(JSON.parse(readFileSync(join(directory, 'lock.json'), 'utf8')).startedAt).not.toBe('long ago');
});

it('keeps out while another machine holds it, whose processes cannot be seen from here', () => {
  writeFileSync(join(directory, 'lock.json'), JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: null }));
  expect(() => lockDataDirectory(directory)).toThrow('process 1 on elsewhere');
});

it('leaves nothing behind when given back', () => {
  lockDataDirectory(directory)();
  expect(readdirSync(directory)).toEqual([]);
});
