import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stores (
      id text primary key,
      name text not null,
      default_culture text not null,
      root_category_id text not null,
      order_prefix text not null,
      vat_rates jsonb not null,
      content_hash text not null
    )`.execute(db);
  await sql`
    create table store_cultures (
      store_id text not null references stores on delete cascade,
      culture text not null,
      locale text not null,
      currency text not null,
      path_prefix text not null,
      position int not null,
      settings jsonb not null,
      primary key (store_id, culture),
      unique (store_id, path_prefix)
    )`.execute(db);
  await sql`
    create table dictionary_items (
      store_id text not null,
      culture text not null,
      alias text not null,
      value text not null,
      primary key (store_id, culture, alias),
      foreign key (store_id, culture) references store_cultures on delete cascade
    )`.execute(db);
  await sql`
    create table imported_items (
      store_id text not null references stores on delete cascade,
      type text not null,
      id text not null,
      hash text not null,
      primary key (store_id, type, id)
    )`.execute(db);
}
