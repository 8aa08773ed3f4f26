import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of the names and bytes of files. */
export function filesHash(folder: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  for (const file of files.toSorted()) {
    const content = createHash('sha256').update(readFileSync(join(folder, file)));
    hash.update(`${file} ${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}
