import { type Kysely, sql } from 'kysely';

/**
 * A change gets its version when it is first sent: transactions may commit in another order than that in which they
 * took their ids, and a shop ignores what is older than what it has heard.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence outbox_versions`.execute(db);
  await sql`alter table outbox add column version bigint unique`.execute(db);
  await sql`create index on outbox (created_at)`.execute(db);
}
