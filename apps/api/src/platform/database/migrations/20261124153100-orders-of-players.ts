import { type Kysely, sql } from 'kysely';

/** Finds the orders that a change of a player concerns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index on order_lines (store_id, (print ->> 'playerId')) where print ->> 'playerId' is not null`.execute(
    db,
  );
}
