import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { root } from '../src/published-packages';

const execute = promisify(execFile);
const shell = ['app', 'brand', 'public', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts'];

export interface OutsideApp {
  folder: string;
  /** Runs a program of the app with Node, and resolves with its output. Rejects with the output if it fails. */
  run: (program: string, ...args: string[]) => Promise<string>;
}

/** An app outside the workspace: a folder of `outside-apps` with the packed packages, installed by npm. */
export async function installOutsideApp(
  name: string,
  archives: readonly string[],
  club?: string,
): Promise<OutsideApp> {
  const folder = await mkdtemp(join(tmpdir(), `matchday-outside-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (club)
    for (const part of [...shell, 'proxy.ts', 'server.ts'])
      await cp(join(root, 'apps', club, part), join(folder, part), { recursive: true });
  await cp(join(root, 'tooling/packages/outside-apps', name), folder, { recursive: true });
  await execute('npm', ['install', '--no-audit', '--no-fund', ...archives], { cwd: folder });
  const run = async (program: string, ...args: string[]) => {
    const { stdout } = await execute(process.execPath, [program, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, NEXT_TELEMETRY_DISABLED: '1' },
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${program} failed:\n${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  };
  return { folder, run };
}
