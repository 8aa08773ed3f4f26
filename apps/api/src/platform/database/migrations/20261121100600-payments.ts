import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      store_id text not null,
      id uuid not null,
      order_id uuid not null,
      basket_id uuid not null,
      provider text not null,
      method text not null,
      reference text,
      url text,
      return_url text not null,
      cancel_url text not null,
      status text not null check (
        status in ('open', 'paid', 'declined', 'cancelled', 'expired', 'refunding', 'refunded')
      ),
      reason text,
      amount int not null check (amount >= 0),
      currency text not null,
      basket_version int not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      finished_at timestamptz,
      primary key (store_id, id),
      unique (id),
      unique (provider, reference),
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`
    create unique index payments_one_open_per_basket on payments (store_id, basket_id)
    where status = 'open'`.execute(db);
  await sql`create index on payments (created_at) where finished_at is null`.execute(db);
  await sql`create index on payments (store_id, basket_id)`.execute(db);
  await sql`
    create table stock_holds (
      store_id text not null,
      payment_id uuid not null,
      variant_id text not null,
      quantity int not null check (quantity >= 1),
      primary key (store_id, payment_id, variant_id),
      foreign key (store_id, payment_id) references payments
    )`.execute(db);
  await sql`
    create table webhook_events (
      provider text not null,
      event_id text not null,
      received_at timestamptz not null default now(),
      primary key (provider, event_id)
    )`.execute(db);
  await sql`
    create table idempotency_keys (
      store_id text not null,
      operation text not null,
      key text not null,
      request_hash text not null,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (store_id, operation, key)
    )`.execute(db);
  await sql`create index on idempotency_keys (created_at)`.execute(db);
}
