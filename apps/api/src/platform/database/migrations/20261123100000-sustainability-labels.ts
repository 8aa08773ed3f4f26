import { type Kysely, sql } from 'kysely';

/** A label's text and the link to its proof; null for products without a label. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_texts add column sustainability_label jsonb`.execute(db);
}
