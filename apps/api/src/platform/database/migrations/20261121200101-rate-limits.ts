import { type Kysely, sql } from 'kysely';

/** Counts of minutes need not survive a crash, so they are not written twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      store_id text not null,
      key text not null,
      count int not null,
      resets_at timestamptz not null,
      primary key (store_id, key)
    )`.execute(db);
  await sql`create index on rate_limits (resets_at)`.execute(db);
}
