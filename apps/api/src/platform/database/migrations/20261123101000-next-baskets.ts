import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table baskets add column next_basket_id uuid`.execute(db);
}
