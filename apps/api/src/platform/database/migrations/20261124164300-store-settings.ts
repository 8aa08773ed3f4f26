import { type Kysely, sql } from 'kysely';

/** Methods that a store has switched off, and when its customer service is open; null for stores of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipping_methods add column is_active boolean`.execute(db);
  await sql`alter table payment_methods add column is_active boolean`.execute(db);
  await sql`alter table stores add column service_hours jsonb`.execute(db);
}
