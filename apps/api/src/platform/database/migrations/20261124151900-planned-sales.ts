import { type Kysely, sql } from 'kysely';

/** Sales of products with a beginning and an end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table planned_sales (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      product_id text not null,
      prices jsonb not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      state text not null default 'planned',
      prices_before jsonb,
      problem text,
      created_at timestamptz not null,
      primary key (store_id, id),
      check (ends_at > starts_at)
    )`.execute(db);
  await sql`create index on planned_sales (store_id, product_id, starts_at)`.execute(db);
  await sql`
    create index on planned_sales (starts_at) where state in ('planned', 'running')`.execute(db);
}
