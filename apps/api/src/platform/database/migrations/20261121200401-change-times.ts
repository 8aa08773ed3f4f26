import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_items add column changed_at timestamptz not null default now()`.execute(db);
}
