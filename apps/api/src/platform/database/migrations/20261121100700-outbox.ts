import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id bigserial primary key,
      store_id text not null,
      topics jsonb not null,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      delivered_at timestamptz
    )`.execute(db);
  await sql`create index on outbox (store_id, id) where delivered_at is null`.execute(db);
}
