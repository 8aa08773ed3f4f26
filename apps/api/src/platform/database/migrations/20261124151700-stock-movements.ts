import { type Kysely, sql } from 'kysely';

/** Every change of a variant's stock with its reason, and the indexes of the list of stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_movements (
      store_id text not null references stores on delete cascade,
      id bigint generated always as identity,
      variant_id text not null,
      at timestamptz not null default now(),
      stock_before int not null,
      stock_after int not null,
      reason text not null,
      note text not null default '',
      order_id uuid,
      actor_kind text,
      actor_id text,
      actor_name text,
      primary key (store_id, id)
    )`.execute(db);
  await sql`create index on stock_movements (store_id, variant_id, id)`.execute(db);
  await sql`create index on stock_movements (store_id, at)`.execute(db);
  await sql`create index on variants (store_id, stock, id)`.execute(db);
  await sql`create index on variants (store_id, lower(sku) text_pattern_ops)`.execute(db);
  await sql`create index on variants (store_id, ean)`.execute(db);
  await sql`
    create index on product_texts using gin (array_to_tsvector(search_words(name)))`.execute(db);
}
