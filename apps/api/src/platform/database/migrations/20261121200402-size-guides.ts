import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table size_guides (
      store_id text not null references stores on delete cascade,
      id text not null,
      texts jsonb not null,
      measures jsonb not null,
      rows jsonb not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`alter table products add column size_guide_id text`.execute(db);
  await sql`alter table product_texts add column warnings jsonb not null default '[]'`.execute(db);
}
