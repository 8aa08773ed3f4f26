import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_messages (
      store_id text not null,
      id uuid not null,
      culture text not null,
      name text not null,
      email text not null,
      topic text not null,
      order_number text,
      message text not null,
      url text not null,
      created_at timestamptz not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`create index on customer_messages (store_id, created_at)`.execute(db);
  await sql`
    create table newsletter_subscriptions (
      store_id text not null,
      list_id text not null,
      email text not null,
      first_name text not null,
      culture text not null,
      terms_id text not null,
      terms_version text not null,
      requested_at timestamptz not null,
      confirm_hash text,
      confirm_expires_at timestamptz,
      confirmed_at timestamptz,
      unsubscribe_hash text,
      unsubscribed_at timestamptz,
      primary key (store_id, list_id, email),
      unique (store_id, confirm_hash),
      unique (store_id, unsubscribe_hash)
    )`.execute(db);
}
