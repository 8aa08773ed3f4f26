import { type Kysely, sql } from 'kysely';

/** The country of a store's own VAT, apart from the locale of its default culture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stores add column vat_country text`.execute(db);
}
