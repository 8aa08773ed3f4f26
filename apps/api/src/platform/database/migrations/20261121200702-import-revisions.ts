import { type Kysely, sql } from 'kysely';

/** What changed is told from what is kept of the last import, so that no digests are needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stores rename column content_hash to revision`.execute(db);
  await sql`alter table imported_items drop column hash`.execute(db);
}
