import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published-packages';

export interface Entry {
  /** As in an import, after the package's name: `.` or `./theme`. */
  subpath: string;
  /** The absolute path of the entry's declarations. */
  declarations: string;
}

/** The modules of a built package that can be imported, patterns resolved, in alphabetical order. */
export function entriesOf({ folder, manifest }: PublishedPackage): Entry[] {
  const entries = Object.entries(manifest.publishConfig.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || !target.types || subpath.endsWith('.css')) return [];
    const [before = '', after = ''] = target.types.split('*');
    return globSync(target.types, { cwd: folder })
      .filter((file) => !file.endsWith('.css.d.ts'))
      .map((file) => file.replace(/^(?!\.\/)/, './'))
      .filter((file) => !target.types?.includes('*/*') || isNamedAsFolder(file))
      .map((file) => ({
        subpath: subpath.replace('*', nameOf(file, before, after)),
        declarations: join(folder, file),
      }));
  });
  const unique = new Map(entries.map((entry) => [entry.subpath, entry]));
  return [...unique.values()].toSorted((a, b) => a.subpath.localeCompare(b.subpath));
}

/** A pattern with two stars has the same text for both. */
function isNamedAsFolder(file: string): boolean {
  const [name = '', folder] = file.split('/').toReversed();
  return name === `${folder}.d.ts`;
}

function nameOf(file: string, before: string, after: string): string {
  const end = after === '' || after.startsWith('/') ? '.d.ts' : after;
  const rest = file.slice(before.length, file.length - end.length);
  return after.startsWith('/') ? (rest.split('/')[0] ?? '') : rest;
}
