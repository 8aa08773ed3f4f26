import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shipments (
      store_id text not null,
      id uuid not null,
      order_id uuid not null,
      carrier text not null,
      tracking_number text,
      tracking_url text,
      actor text not null,
      created_at timestamptz not null,
      primary key (store_id, id),
      foreign key (store_id, order_id) references orders
    )`.execute(db);
  await sql`create index on shipments (store_id, order_id)`.execute(db);
  await sql`
    create table shipment_lines (
      store_id text not null,
      shipment_id uuid not null,
      order_id uuid not null,
      line_id text not null,
      quantity int not null check (quantity >= 1),
      primary key (store_id, shipment_id, line_id),
      foreign key (store_id, shipment_id) references shipments,
      foreign key (store_id, order_id, line_id) references order_lines
    )`.execute(db);
  await sql`create index on shipment_lines (store_id, order_id)`.execute(db);
}
