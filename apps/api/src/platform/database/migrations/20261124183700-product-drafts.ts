import { type Kysely, sql } from 'kysely';

/** Products that are not in the shop yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_drafts (
      store_id text not null references stores on delete cascade,
      id text not null,
      product jsonb not null,
      publish_at timestamptz,
      problem text,
      saved_at timestamptz not null,
      saved_by jsonb not null,
      primary key (store_id, id)
    )`.execute(db);
  await sql`create index on product_drafts (store_id, saved_at desc, id)`.execute(db);
  await sql`
    create index on product_drafts (publish_at) where publish_at is not null and problem is null`.execute(db);
}
