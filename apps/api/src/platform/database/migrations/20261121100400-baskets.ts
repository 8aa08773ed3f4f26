import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table baskets (
      store_id text not null references stores on delete cascade,
      id uuid not null,
      culture text not null,
      currency text not null,
      status text not null default 'open' check (status in ('open', 'ordered')),
      billing jsonb,
      shipping jsonb,
      use_shipping_address boolean not null default false,
      shipping_method_id text,
      drop_point jsonb,
      comment text not null default '',
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table basket_lines (
      store_id text not null,
      basket_id uuid not null,
      id text not null,
      variant_id text not null,
      add_on_id text not null default '',
      quantity int not null check (quantity between 1 and 99),
      position int not null,
      primary key (store_id, basket_id, id),
      unique (basket_id, variant_id, add_on_id),
      foreign key (store_id, basket_id) references baskets on delete cascade
    )`.execute(db);
}
