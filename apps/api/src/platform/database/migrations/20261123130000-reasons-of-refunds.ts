import { type Kysely, sql } from 'kysely';

/**
 * The reason of a refund is free text. It can be removed from an event when its customer is erased, and from the refunds
 * of orders whose personal data was removed before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_order_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and (
        old.details ? 'reason' and new.details = old.details - 'reason'
        or new.details = '{}'::jsonb and exists (
          select from orders o where o.store_id = old.store_id and o.id = old.order_id and o.email = ''
        )
      )
      then
        return new;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  await sql`
    update refunds r set reason = '' from orders o
    where o.store_id = r.store_id and o.id = r.order_id and o.email = '' and r.reason <> ''`.execute(db);
}
