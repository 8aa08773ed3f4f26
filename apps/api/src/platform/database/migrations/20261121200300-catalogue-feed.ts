import { type Kysely, sql } from 'kysely';

/**
 * Numbers a store's changes without a gap, in the order in which they are committed. The number is given at the commit
 * itself: the lock on the store's counter is the last one that a transaction takes, so that it can wait for nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_versions (
      store_id text primary key,
      version bigint not null
    )`.execute(db);
  await sql`alter table outbox add column catalogue_version bigint`.execute(db);
  await sql`create unique index on outbox (store_id, catalogue_version)`.execute(db);
  await sql`
    create function number_change() returns trigger language plpgsql as $$
    declare
      next bigint;
    begin
      insert into catalogue_versions as counter (store_id, version) values (new.store_id, 1)
      on conflict (store_id) do update set version = counter.version + 1
      returning version into next;
      update outbox set catalogue_version = next where store_id = new.store_id and id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger outbox_numbered after insert on outbox
    deferrable initially deferred for each row execute function number_change()`.execute(db);
  await sql`alter table products add column added_at timestamptz not null default now()`.execute(db);
  await sql`create index on variants (store_id, lower(sku))`.execute(db);
  await sql`create index on variants (store_id, ean)`.execute(db);
}
