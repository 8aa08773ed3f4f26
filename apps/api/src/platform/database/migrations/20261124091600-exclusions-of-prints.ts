import { type Kysely, sql } from 'kysely';

/** Why a print from a list cannot be returned; null for prints that can, and for those with a text of the shopper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table add_ons add column exclusion jsonb`.execute(db);
}
