import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database';
import { DatabaseNotMigrated, isMigrated, migrate, requireMigrations } from './migrate';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

it('refuses a database that lacks a migration, and names it', async () => {
  const { db } = database;
  await expect(requireMigrations(db)).resolves.toBeUndefined();
  const { rows } = await sql<{ name: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration) returning name`.execute(
    db,
  );
  expect(await isMigrated(db)).toBe(false);
  await expect(requireMigrations(db)).rejects.toThrow(DatabaseNotMigrated);
  await expect(requireMigrations(db)).rejects.toThrow(`lacks 1 of`);
  await expect(requireMigrations(db)).rejects.toThrow(String(rows[0]?.name));
});

it('accepts a database of a newer version as it is', async () => {
  const { db } = database;
  await sql`insert into kysely_migration values ('20991231235959-newer', '2099-12-31T23:59:59Z')`.execute(db);
  await migrate(db);
  await requireMigrations(db);
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  expect(rows).toEqual([{ name: '20991231235959-newer' }]);
});
