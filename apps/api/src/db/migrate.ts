import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database';
import { migrations } from './migrations';

const migrator = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/**
 * Brings the database to the newest form. Several processes may start at once: on PostgreSQL the migrator holds an
 * advisory lock, and the embedded database has one process alone. Neither the wait for it nor a change of much data ends
 * for taking longer than a request's statement may.
 * @throws the error of the first migration that failed; nothing of it stays
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

/** Whether every migration has been carried out. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const all = await migrator(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
