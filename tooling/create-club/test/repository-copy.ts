import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

export interface RepositoryCopy {
  folder: string;
  /** Runs one of the repository's programs in the copy. Rejects with the output if it fails. */
  run: (program: string, args: readonly string[], env?: Record<string, string>) => Promise<string>;
}

/** The repository's files, committed or not, in another folder with dependencies of its own. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'matchday-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = "git ls-files -co --exclude-standard -z ':!apps/storybook/baselines'";
  const present = `${files} | xargs -0 -I{} sh -c 'test -e "{}" && printf "%s\\0" "{}"'`;
  await execute('sh', ['-c', `${present} | tar -c --null -T - | tar -x -C '${folder}'`], { cwd: root });
  await execute('git', ['init', '--quiet'], { cwd: folder });

  const run: RepositoryCopy['run'] = async (program, args, env = {}) => {
    const { stdout } = await execute(process.execPath, ['run.mjs', program, ...args], {
      cwd: folder,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        TURBO_TELEMETRY_DISABLED: '1',
        INIT_CWD: '',
        ...env,
      },
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  };
  await run('pnpm', ['--version']);
  return { folder, run };
}
