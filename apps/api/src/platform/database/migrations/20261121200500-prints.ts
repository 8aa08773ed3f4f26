import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table add_ons (
      store_id text not null references stores on delete cascade,
      id text not null,
      print_type text not null check (print_type in ('Name', 'Number', 'NameAndNumber')),
      kind text not null check (kind in ('Personal', 'Player')),
      prices jsonb not null,
      print_settings jsonb not null,
      texts jsonb not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table players (
      store_id text not null references stores on delete cascade,
      id text not null,
      position int not null,
      name text not null,
      number int not null,
      role jsonb,
      is_active boolean not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table product_add_ons (
      store_id text not null,
      relation_id text not null,
      product_id text not null,
      add_on_id text not null,
      position int not null,
      primary key (store_id, relation_id),
      unique (store_id, product_id, add_on_id),
      foreign key (store_id, product_id) references products on delete cascade,
      foreign key (store_id, add_on_id) references add_ons on delete cascade
    )`.execute(db);
  await sql`alter table basket_lines add column print jsonb`.execute(db);
  await sql`alter table basket_lines drop constraint basket_lines_basket_id_variant_id_add_on_id_key`.execute(
    db,
  );
  await sql`
    alter table order_lines
      add column print jsonb,
      add column print_price int not null default 0,
      add column is_returnable boolean not null default true`.execute(db);
}
