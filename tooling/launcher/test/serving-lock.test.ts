import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockBuilds, refuseLockedBuilds } from '../src/serving-lock';

it('blocks a second run only while the first one lives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serving-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(import.meta.dirname, '../src/serving-lock.ts');
  const source = `import { lockBuilds } from ${JSON.stringify(program)};
    await lockBuilds(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source]);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  await expect(lockBuilds(folder)).rejects.toThrow('being served by another run');
  other.kill('SIGKILL');
  await once(other, 'close');
  await lockBuilds(folder);
  await expect(refuseLockedBuilds(folder)).rejects.toThrow('being served by another run');
});
