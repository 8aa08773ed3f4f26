import { type Kysely, sql } from 'kysely';

/**
 * The history of an order stays append-only, except that the details of an event can be emptied once the order itself has
 * no personal data any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_order_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.details = '{}'::jsonb
        and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
        and exists (
          select from orders o where o.store_id = old.store_id and o.id = old.order_id and o.email = ''
        )
      then
        return new;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  await sql`drop trigger order_events_append_only on order_events`.execute(db);
  await sql`
    create trigger order_events_append_only before update or delete on order_events
    for each row execute function refuse_order_event_change()`.execute(db);
  await sql`create index on orders (store_id, created_at) where email <> ''`.execute(db);
  await sql`
    create index on baskets (updated_at) where status = 'ordered' and (billing is not null or comment <> '')`.execute(
    db,
  );
}
