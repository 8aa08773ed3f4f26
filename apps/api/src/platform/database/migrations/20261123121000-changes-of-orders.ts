import { type Kysely, sql } from 'kysely';

/**
 * When an order was last changed, and by which transaction. Transactions commit in another order than they start, so
 * readers that follow changes compare transactions, not times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column changed_at timestamptz not null default now(),
      add column changed_by xid8 not null default pg_current_xact_id()`.execute(db);
  await sql`
    update orders set changed_at = coalesce(
      (select max(e.created_at) from order_events e where e.store_id = orders.store_id and e.order_id = orders.id),
      created_at)`.execute(db);
  await sql`create index on orders (store_id, changed_by, id)`.execute(db);
  await sql`
    create function mark_order_changed() returns trigger language plpgsql as $$
    begin
      new.changed_at = now();
      new.changed_by = pg_current_xact_id();
      return new;
    end $$`.execute(db);
  await sql`
    create trigger orders_changed before update on orders
    for each row execute function mark_order_changed()`.execute(db);
  await sql`
    create function mark_order_of_event_changed() returns trigger language plpgsql as $$
    begin
      update orders set changed_at = now() where store_id = new.store_id and id = new.order_id and changed_by <> pg_current_xact_id();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_events_change_orders after insert on order_events
    for each row execute function mark_order_of_event_changed()`.execute(db);
}
