import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from './database';
import { openServer } from './server';

export interface OpenDatabase {
  db: Kysely<Database>;
  close: () => Promise<void>;
  /** The pool of a server's connections; the embedded database has none. */
  connections?: () => { busy: number; idle: number; waiting: number };
}

/**
 * Opens the database that the configuration names; nothing is migrated yet.
 * @throws {DataDirectoryInUse} when another process holds the embedded database
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openServer(databaseUrl, onError);
  // A process that works with a server is spared the memory of a database of its own.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(dataDir);
}
