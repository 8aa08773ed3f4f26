import { posix } from 'node:path';
import { parse } from 'yaml';

interface Entry {
  dependencies?: Record<string, { version: string } | string>;
  optionalDependencies?: Record<string, { version: string } | string>;
}

interface Lockfile {
  importers: Record<string, Entry>;
  snapshots: Record<string, Entry>;
}

/**
 * Every package from outside that a workspace package runs with, however far away, as `name@version`, in alphabetical
 * order. Packages for development are left out.
 */
export function installedPackages(lockfile: string, folder: string): string[] {
  const { importers, snapshots }: Lockfile = parse(lockfile);
  const found = new Set<string>();
  const visited = new Set<string>();
  const open = [folder];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (visited.has(one)) continue;
    visited.add(one);
    const entry = importers[one] ?? snapshots[one];
    if (snapshots[one]) found.add(one.replace(/\(.*$/, ''));
    for (const [name, value] of Object.entries({ ...entry?.dependencies, ...entry?.optionalDependencies })) {
      const version = typeof value === 'string' ? value : value.version;
      if (version.startsWith('link:')) open.push(posix.join(one, version.slice('link:'.length)));
      else open.push(snapshots[version] ? version : `${name}@${version}`);
    }
  }
  return [...found].toSorted();
}
