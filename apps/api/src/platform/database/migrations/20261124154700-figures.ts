import { type Kysely, sql } from 'kysely';

/** What the figures of a store are calculated from. A trigger keeps the start of checkouts, also for earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table baskets add column checkout_begun_at timestamptz`.execute(db);
  await sql`
    create function record_checkout_begin() returns trigger language plpgsql as $$
    begin
      new.checkout_begun_at := now();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger baskets_record_checkout_begin before update on baskets
    for each row when (
      old.checkout_begun_at is null and new.status = 'open'
      and (new.billing is not null or new.shipping_method_id is not null)
    )
    execute function record_checkout_begin()`.execute(db);
  await sql`
    create index on baskets (store_id, checkout_begun_at) where checkout_begun_at is not null`.execute(db);
  await sql`create index on orders (store_id, placed_at) where placed_at is not null`.execute(db);
  await sql`
    create table empty_searches (
      store_id text not null references stores on delete cascade,
      day date not null,
      term text not null,
      searches int not null,
      primary key (store_id, day, term)
    )`.execute(db);
}
