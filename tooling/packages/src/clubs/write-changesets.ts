import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readServices } from '@matchday/launcher/ports';
import { root } from '../published-packages';
import { changedDependencies, clubChangeset, type Dependencies } from './changed-dependencies';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

interface Status {
  releases: readonly { name: string; type: string }[];
}

/**
 * Changesets releases a dependent only when it leaves the range, but a club contains whatever its packages are. So each club
 * that no changeset names gets one for the changed packages that it is built from; other clubs are not released.
 */
const released = new Set(pendingReleases());
const dependencies = readDependencies();
for (const { id, packageName } of readServices({}).clubs) {
  if (released.has(packageName)) continue;
  const changed = changedDependencies(packageName, dependencies, released);
  if (changed.length > 0)
    writeFileSync(join(root, `.changeset/${id}-shared-packages.md`), clubChangeset(packageName, changed));
}

function pendingReleases(): string[] {
  if (globSync('.changeset/*.md', { cwd: root }).length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'matchday-changesets-'));
  const file = join(folder, 'status.json');
  try {
    execFileSync('changeset', ['status', '--output', relative(root, file)], { cwd: root, stdio: 'ignore' });
    const { releases }: Status = JSON.parse(readFileSync(file, 'utf8'));
    return releases.filter(({ type }) => type !== 'none').map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readDependencies(): Dependencies {
  const files = globSync('{apps,packages}/*/package.json', { cwd: root });
  return new Map(
    files.map((file) => {
      const { name, dependencies }: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [name, Object.keys(dependencies ?? {}).filter((one) => one.startsWith('@matchday/'))];
    }),
  );
}
