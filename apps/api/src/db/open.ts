import type { Config } from '../config';
import type { OpenDatabase } from './open-database';
import { openServer } from './server';

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
