import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_sources (
      store_id text not null references stores on delete cascade,
      section text not null,
      position int not null,
      data jsonb not null,
      primary key (store_id, section, position)
    )`.execute(db);
  await sql`
    create table imports (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      part text not null,
      format text not null,
      dry_run boolean not null,
      remove_missing boolean not null,
      state text not null check (state in ('queued', 'checking', 'writing', 'done', 'failed')),
      reason text,
      rows_done int not null default 0,
      rows_total int,
      error_count int not null default 0,
      errors jsonb not null default '[]',
      created int not null default 0,
      changed int not null default 0,
      removed int not null default 0,
      created_at timestamptz not null,
      alive_at timestamptz not null,
      finished_at timestamptz,
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create unique index imports_one_at_once on imports (store_id) where state in ('queued', 'checking', 'writing')
  `.execute(db);
}
