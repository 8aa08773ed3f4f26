import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What differs between clubs, and what tools write. */
const own = ['brand/**', 'public/**', 'store/**', 'package.json', 'CHANGELOG.md', 'next-env.d.ts'];
const written = ['node_modules/**', '.*/**', '*.tsbuildinfo'];

/**
 * The files of a shell: those that all clubs have, with the same content. A page that only one club has is its own.
 * @returns paths below a club's folder
 */
export function sharedFiles(directories: readonly string[]): string[] {
  const [first, ...others] = directories;
  if (!first) throw new Error('There is no club whose shell could be copied.');
  const isShared = (file: string) => {
    const content = read(join(first, file));
    return content !== undefined && others.every((club) => read(join(club, file))?.equals(content));
  };
  return globSync('**/*', { cwd: first, exclude: [...own, ...written] })
    .filter(isShared)
    .toSorted();
}

function read(file: string): Buffer | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? readFileSync(file) : undefined;
}
