import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_keys (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      name text not null,
      hash text not null unique,
      scopes jsonb not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz,
      primary key (store_id, id)
    )`.execute(db);
}
