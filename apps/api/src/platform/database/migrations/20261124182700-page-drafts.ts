import { type Kysely, sql } from 'kysely';

/** Drafts of content pages, and what the pages were before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_drafts (
      store_id text not null references stores on delete cascade,
      page_id text not null,
      content jsonb not null,
      shown jsonb not null,
      base text not null,
      publish_at timestamptz,
      problem text,
      saved_at timestamptz not null,
      actor_kind text not null,
      actor_id text not null,
      actor_name text not null,
      primary key (store_id, page_id)
    )`.execute(db);
  await sql`
    create index on page_drafts (publish_at) where publish_at is not null and problem is null`.execute(db);
  await sql`
    create table page_versions (
      store_id text not null references stores on delete cascade,
      id uuid not null default gen_random_uuid(),
      page_id text not null,
      position bigint generated always as identity,
      content jsonb not null,
      at timestamptz not null default now(),
      actor_kind text,
      actor_id text,
      actor_name text,
      primary key (store_id, id)
    )`.execute(db);
  await sql`create index on page_versions (store_id, page_id, position)`.execute(db);
}
