import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      store_id text not null references stores on delete cascade,
      id text not null,
      parent_id text,
      position int not null,
      image jsonb,
      primary key (store_id, id)
    )`.execute(db);
  await sql`create index on categories (store_id, parent_id)`.execute(db);
  await sql`
    create table category_texts (
      store_id text not null,
      category_id text not null,
      culture text not null,
      name text not null,
      path text not null,
      description text not null,
      meta_title text not null,
      meta_description text not null,
      primary key (store_id, category_id, culture),
      foreign key (store_id, category_id) references categories on delete cascade
    )`.execute(db);
  await sql`
    create table products (
      store_id text not null references stores on delete cascade,
      id text not null,
      position int not null,
      brand text not null,
      is_new boolean not null,
      is_unlisted boolean not null,
      manufacturer jsonb not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table product_texts (
      store_id text not null,
      product_id text not null,
      culture text not null,
      name text not null,
      path text not null,
      description text not null,
      features jsonb not null,
      composition text not null,
      care text not null,
      meta_title text not null,
      meta_description text not null,
      primary key (store_id, product_id, culture),
      foreign key (store_id, product_id) references products on delete cascade
    )`.execute(db);
  await sql`
    create table product_categories (
      store_id text not null,
      product_id text not null,
      category_id text not null,
      is_main boolean not null,
      position int not null,
      primary key (store_id, product_id, category_id),
      foreign key (store_id, product_id) references products on delete cascade
    )`.execute(db);
  await sql`create index on product_categories (store_id, category_id)`.execute(db);
  await sql`
    create table product_colors (
      store_id text not null,
      product_id text not null,
      code text not null,
      position int not null,
      swatch jsonb not null,
      names jsonb not null,
      images jsonb not null,
      primary key (store_id, product_id, code),
      foreign key (store_id, product_id) references products on delete cascade
    )`.execute(db);
  await sql`
    create table variants (
      store_id text not null,
      id text not null,
      product_id text not null,
      color text not null,
      size text not null,
      sku text not null,
      ean text,
      position int not null,
      is_lead boolean not null,
      stock int not null check (stock >= 0),
      imported_stock int not null,
      available_from date,
      primary key (store_id, id),
      foreign key (store_id, product_id) references products on delete cascade
    )`.execute(db);
  await sql`create index on variants (store_id, product_id)`.execute(db);
  await sql`
    create table prices (
      store_id text not null,
      variant_id text not null,
      currency text not null,
      unit int not null check (unit >= 0),
      discounted int check (discounted between 0 and unit),
      prior int check (prior >= 0),
      primary key (store_id, variant_id, currency),
      foreign key (store_id, variant_id) references variants on delete cascade
    )`.execute(db);
}
