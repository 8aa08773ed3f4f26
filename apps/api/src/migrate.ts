import { endOnFailure } from './end-on-failure';
import { readDatabaseSettings } from './platform/database/database-settings';
import { migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/open';

/** Migrates the configured database and ends. Several such processes may run at once. */
await endOnFailure(async () => {
  const { db, close } = await openDatabase(readDatabaseSettings(process.env), () => {});
  try {
    await migrate(db);
  } finally {
    await close();
  }
  process.stdout.write('The database has every migration of this version.\n');
});
