import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Context } from '../context';
import { storesWithSources } from './sources';

/**
 * Whether the demonstration stores are missing: the database has no store yet, or one from before stores' data were kept.
 */
export async function lacksDemo({ db, stores }: Pick<Context, 'db' | 'stores'>): Promise<boolean> {
  const known = await stores.all();
  const kept = await storesWithSources(db);
  return known.length === 0 || known.some(({ id }) => !kept.has(id));
}

/**
 * Imports the demonstration stores in a process of its own, whose memory ends with it. Nobody else may hold an embedded
 * database meanwhile.
 */
export async function importDemo(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'import-demo-process.ts'));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demonstration stores could not be imported. The reason is above.');
}
