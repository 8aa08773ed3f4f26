import { type Kysely, sql } from 'kysely';

/** How long a print takes, and the delivery time of an order; null for prints and orders of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table add_ons add column production_days integer`.execute(db);
  await sql`alter table orders add column delivery_time jsonb`.execute(db);
}
