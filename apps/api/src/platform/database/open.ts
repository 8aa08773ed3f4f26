import type { DatabaseSettings } from './database-settings';
import type { OpenDatabase } from './open-database';
import { openServer } from './server';

/**
 * Opens the configured database without migrating it.
 * @throws {DataDirectoryInUse} when another process holds the embedded database
 */
export async function openDatabase(
  { databaseUrl, dataDir, connections }: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir' | 'connections'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openServer(databaseUrl, onError, connections);
  // Loaded on demand to save memory in processes that use a server.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(dataDir);
}
