import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A state of the repository that can be checked out. */
export interface Version {
  /** What the person called it. */
  name: string;
  /** The hash of its files: equal for two commits with the same files. */
  tree: string;
  commit: string;
  subject: string;
  /** When the commit was made; undefined for the working tree. */
  date?: string;
}

export const workingTree = 'working tree';

/**
 * The version that a person named: a branch, a tag, a commit, or `working tree`, which includes files that git does not
 * know yet, but none that it ignores.
 * @throws Error if git does not know the name
 */
export function resolveVersion(name: string, root: string): Version {
  const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

  if (name === workingTree) return { ...snapshot(git), name, subject: 'What is in the working tree' };
  let commit: string;
  try {
    commit = git(['rev-parse', '--verify', '--end-of-options', `${name}^{commit}`]);
  } catch {
    throw new Error(`Git knows no version ${name}. Name a branch, a tag, a commit, or "${workingTree}".`);
  }
  const [tree = '', date = '', ...subject] = git(['log', '-1', '--format=%T%n%cI%n%s', commit]).split('\n');
  return { name, tree, commit, date, subject: subject.join(' ') };
}

function snapshot(git: (args: readonly string[], env?: NodeJS.ProcessEnv) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'matchday-index-'));
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    git(['read-tree', 'HEAD'], index);
    git(['add', '--all', '.'], index);
    return { tree: git(['write-tree'], index), commit: git(['rev-parse', 'HEAD']) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
