import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      store_id text not null references stores,
      id uuid not null,
      number text,
      basket_id uuid not null,
      status text not null check (status in ('Open', 'Confirmed', 'Complete', 'Cancelled')),
      culture text not null,
      currency text not null,
      email text not null,
      billing jsonb not null,
      shipping jsonb not null,
      shipping_method jsonb not null,
      drop_point jsonb,
      payment_method jsonb not null,
      comment text not null,
      sub_total int not null,
      discount_total int not null,
      shipping_total int not null,
      tax_total int not null,
      total int not null check (total >= 0),
      placed_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (store_id, id),
      unique (store_id, number)
    )`.execute(db);
  await sql`create index on orders (store_id, basket_id)`.execute(db);
  await sql`
    create table order_lines (
      store_id text not null,
      order_id uuid not null,
      id text not null,
      position int not null,
      variant_id text not null,
      add_on_id text not null default '',
      sku text not null,
      name text not null,
      url text not null,
      image jsonb not null,
      categories jsonb not null,
      properties jsonb not null,
      quantity int not null check (quantity >= 1),
      unit_price int not null,
      unit_discount int not null,
      total int not null,
      primary key (store_id, order_id, id),
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`
    create table order_events (
      id bigserial primary key,
      store_id text not null,
      order_id uuid not null,
      type text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`create index on order_events (store_id, order_id)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger order_events_append_only before update or delete on order_events
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create table order_numbers (
      store_id text primary key references stores,
      next int not null
    )`.execute(db);
}
