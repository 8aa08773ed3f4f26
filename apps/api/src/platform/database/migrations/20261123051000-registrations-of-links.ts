import { type Kysely, sql } from 'kysely';

/** What a registration entered, kept with its confirmation link: it takes effect with that link only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_tokens add column registration jsonb`.execute(db);
}
