import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      store_id text not null references stores,
      id uuid not null,
      url text not null,
      secret text not null,
      events jsonb not null,
      created_at timestamptz not null,
      failures int not null default 0,
      next_attempt_at timestamptz,
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table webhook_deliveries (
      store_id text not null,
      id uuid not null default gen_random_uuid(),
      webhook_id uuid not null,
      position bigserial not null,
      type text not null,
      data jsonb not null,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      fault text,
      finished_at timestamptz,
      primary key (store_id, id),
      foreign key (store_id, webhook_id) references webhooks on delete cascade
    )`.execute(db);
  await sql`
    create index on webhook_deliveries (store_id, webhook_id, position) where state = 'pending'`.execute(db);
  await sql`create index on webhook_deliveries (store_id, webhook_id, created_at)`.execute(db);
}
