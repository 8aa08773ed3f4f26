import { type Kysely, sql } from 'kysely';

/** Drafts that change a product of the shop, with the product that they were made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_drafts add column base jsonb`.execute(db);
}
