import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../../..');
const migrations = 'apps/api/src/platform/database/migrations';
const releases = '@matchday/storefront@*';

/** The folder of another version of this repository, ready to run. */
export interface OtherVersion {
  commit: string;
  folder: string;
  /** Runs a script in the folder of its API. */
  run(script: string, env: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The version that this one replaces: `PREVIOUS_VERSION`, or else the newest release before this commit, or else where
 * this branch left `main`, or else the commit before the newest migration.
 */
function previousVersion(): string {
  const given = process.env.PREVIOUS_VERSION;
  if (given) return git('rev-parse', `${given}^{commit}`);
  const here = git('rev-parse', 'HEAD');
  const release = attempt('describe', '--tags', '--abbrev=0', '--match', releases, 'HEAD^');
  if (release) return git('rev-parse', `${release}^{commit}`);
  const left = attempt('merge-base', 'HEAD', 'origin/main') ?? attempt('merge-base', 'HEAD', 'main');
  if (left && left !== here) return left;
  const newest = git('log', '-1', '--first-parent', '--diff-filter=A', '--format=%H', '--', migrations);
  return git('rev-parse', `${newest}^`);
}

/** Checks the previous version out beside this one, and installs its dependencies. */
export async function checkOutPreviousVersion(): Promise<OtherVersion> {
  const commit = previousVersion();
  const folder = await mkdtemp(join(tmpdir(), 'matchday-previous-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, stdio: 'pipe' });
  const api = join(folder, 'apps/api');
  return {
    commit,
    folder: api,
    run: async (script, env) => {
      const file = join(api, 'script-of-test.ts');
      await writeFile(file, script);
      execFileSync(process.execPath, ['--import', 'tsx', file], {
        cwd: api,
        env: { ...process.env, ...env },
      });
      await rm(file);
    },
    remove: async () => {
      git('worktree', 'remove', '--force', folder);
    },
  };
}

function attempt(...args: string[]): string | undefined {
  try {
    return git(...args) || undefined;
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
}
