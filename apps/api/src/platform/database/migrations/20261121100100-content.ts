import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pages (
      store_id text not null references stores on delete cascade,
      id text not null,
      alias text not null check (alias in ('contentPage', 'frontPage', 'termsPage', 'contactPage')),
      primary key (store_id, id)
    )`.execute(db);
  await sql`
    create table page_texts (
      store_id text not null,
      page_id text not null,
      culture text not null,
      path text not null,
      title text not null,
      seo_title text not null,
      seo_description text not null,
      blocks jsonb not null,
      primary key (store_id, page_id, culture),
      unique (store_id, culture, path),
      foreign key (store_id, page_id) references pages on delete cascade
    )`.execute(db);
  await sql`
    create table redirects (
      store_id text not null references stores on delete cascade,
      culture text not null,
      from_path text not null,
      to_path text not null,
      primary key (store_id, culture, from_path)
    )`.execute(db);
}
