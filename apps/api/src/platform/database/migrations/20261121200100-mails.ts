import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      store_id text not null,
      id uuid not null default gen_random_uuid(),
      key text not null,
      culture text not null,
      recipient text not null,
      template text not null,
      data jsonb,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      next_attempt_at timestamptz,
      sent_at timestamptz,
      failed_at timestamptz,
      primary key (store_id, id),
      unique (store_id, key)
    )`.execute(db);
  await sql`create index on mails (created_at) where sent_at is null and failed_at is null`.execute(db);
}
