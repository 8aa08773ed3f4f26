import { type Kysely, sql } from 'kysely';

/** Existing keys end a year after the migration, so that none ends without notice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table admin_keys add column expires_at timestamptz`.execute(db);
  await sql`update admin_keys set expires_at = now() + interval '365 days'`.execute(db);
  await sql`alter table admin_keys alter column expires_at set not null`.execute(db);
}
