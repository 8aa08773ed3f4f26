import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Context } from '../src/context';
import { storesWithSources } from '../src/features/imports/sources';

/**
 * Whether the demo stores are missing: the database has no store yet, or a demo store has no stored source data.
 */
export async function lacksDemo({ db, stores }: Pick<Context, 'db' | 'stores'>): Promise<boolean> {
  const known = await stores.all();
  const withSources = await storesWithSources(db);
  return known.length === 0 || known.some(({ id }) => !withSources.has(id));
}

/**
 * Imports the demo stores in a separate process, so that its memory is freed at the end. An embedded database must be
 * closed while it runs.
 */
export async function importDemo(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'import-demo-process.ts'));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo stores could not be imported. The reason is above.');
}
