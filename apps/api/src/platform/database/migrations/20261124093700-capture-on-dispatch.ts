import { type Kysely, sql } from 'kysely';

/**
 * Payments that are authorised at the purchase and captured when goods leave. A capture is recorded with the parcel, and
 * the provider is called after the commit, as with refunds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_methods
      add column capture_on_dispatch jsonb,
      add column prepaid jsonb`.execute(db);
  await sql`
    alter table payments
      add column capture text not null default 'atOnce' check (capture in ('atOnce', 'onDispatch')),
      add column authorisation text check (authorisation in ('active', 'captured', 'released', 'expired')),
      add column authorised_until timestamptz,
      add column multicapture boolean not null default false`.execute(db);
  await sql`create index on payments (authorised_until) where authorisation = 'active'`.execute(db);
  await sql`alter table orders add column prepayment jsonb`.execute(db);
  await sql`
    create table captures (
      store_id text not null,
      id uuid not null,
      position bigint generated always as identity,
      order_id uuid not null,
      payment_id uuid not null references payments (id),
      kind text not null check (kind in ('capture', 'release')),
      key text not null,
      amount int not null check (amount >= 0),
      is_final boolean not null,
      status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
      reason text,
      actor text not null,
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (store_id, id),
      unique (store_id, order_id, key),
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`create index on captures (payment_id, position)`.execute(db);
  await sql`create index on captures (next_attempt_at) where status = 'pending'`.execute(db);
}
