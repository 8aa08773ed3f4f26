import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database';
import { migrations } from './migrations';

const migrator = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/**
 * Migrates the database to the latest version. Several processes may start at the same time: on PostgreSQL the
 * migrator holds an advisory lock, and the embedded database has only one process. The statement timeout is off
 * meanwhile, because waiting for the lock and migrating large tables may take longer.
 * @throws the error of the first failed migration, which is rolled back
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    try {
      return await migrator(session).migrateToLatest();
    } finally {
      await sql`reset statement_timeout`.execute(session);
    }
  });
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}

/** Whether every migration has been applied. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const all = await migrator(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
