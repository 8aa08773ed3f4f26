import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { lockDataDirectory } from './data-directory-lock';
import type { Database } from './database';
import { dateType, type OpenDatabase } from './open-database';
import { preparedEmbedded } from './prepared-embedded';
import { traceStatements } from './trace-statements';
import { vacuum } from './vacuum';

/**
 * Opens the embedded database, either in memory or in a data directory that this process locks.
 * @param template initial content of a new database, as returned by PGlite's `dumpDataDir`
 */
export async function openEmbedded(dataDir?: string, template?: Blob): Promise<OpenDatabase> {
  const unlock = dataDir === undefined ? () => {} : lockDataDirectory(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: dataDir === undefined ? undefined : join(dataDir, 'db'),
      loadDataDir: template,
      parsers: { [dateType]: (value) => value },
    });
    const db = new Kysely<Database>({
      dialect: new PGliteDialect({ pglite: preparedEmbedded(pglite) }),
      ...traceStatements(),
    });
    return {
      db,
      vacuum: () => vacuum(db),
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
