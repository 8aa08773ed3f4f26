import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { openEmbedded } from '../src/platform/database/embedded';
import { migrate } from '../src/platform/database/migrate';
import type { OpenDatabase } from '../src/platform/database/open-database';
import { openServer } from '../src/platform/database/server';
import { createDatabase } from './server-database';

/** Opens a new migrated database: in memory, or on the given server, which is TEST_DATABASE_URL by default. */
export async function openTestDatabase(
  server = process.env.TEST_DATABASE_URL,
): Promise<OpenDatabase & { url: string | undefined }> {
  const template = inject('databaseTemplate');
  if (!server) {
    const dump = new Blob([await readFile(template)]);
    return { ...(await openEmbedded(undefined, dump)), url: undefined };
  }
  const hasTemplate = server === process.env.TEST_DATABASE_URL;
  const { url, drop } = await createDatabase(server, hasTemplate ? template : undefined);
  const { db, close } = openServer(url, () => {});
  if (!hasTemplate) await migrate(db);
  return {
    db,
    url,
    close: async () => {
      await close();
      await drop();
    },
  };
}
