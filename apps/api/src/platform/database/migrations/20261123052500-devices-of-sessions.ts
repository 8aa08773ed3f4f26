import { type Kysely, sql } from 'kysely';

/**
 * What a customer sees of a session. Sessions from before end here, because their refresh tokens were stored as a hash
 * without a key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column device text not null default ''`.execute(db);
  await sql`alter table sessions add column last_used_at timestamptz`.execute(db);
  await sql`update sessions set last_used_at = created_at, ended_at = coalesce(ended_at, now())`.execute(db);
  await sql`alter table sessions alter column last_used_at set not null`.execute(db);
}
