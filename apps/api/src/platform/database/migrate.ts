import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database';
import { migrations } from './migrations';

const migrator = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** A migration is missing, and this process is not the one that applies it. */
export class DatabaseNotMigrated extends Error {
  override name = 'DatabaseNotMigrated';
}

/**
 * Migrates the database to the latest version. A database with all migrations of this version and newer ones stays as it
 * is, so that this version can be started again beside its successor, or in its place. Several processes may start at the same time: on PostgreSQL the
 * migrator holds an advisory lock, and the embedded database has only one process. The statement timeout is off
 * meanwhile, because waiting for the lock and migrating large tables may take longer.
 * @throws the error of the first failed migration, which is rolled back
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isMigrated(db)) return;
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
  return (await missingMigrations(db)).length === 0;
}

/** @throws {DatabaseNotMigrated} when a migration has not been applied */
export async function requireMigrations(db: Kysely<Database>): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length > 0)
    throw new DatabaseNotMigrated(
      `The database lacks ${missing.length} of ${Object.keys(migrations).length} migrations (${missing.at(-1)}). ` +
        'Run the migration job first, or unset MIGRATIONS.',
    );
}

async function missingMigrations(db: Kysely<Database>): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
