import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { maxLineQuantity } from '../../catalogue';
import type { Shop } from '../../stores';
import { maxBasketLines } from '../basket-limits';
import { mergeVouchers } from '../vouchers/queries';
import { availableStock } from './baskets';

/** The customer's open basket; each customer has at most one. */
export async function findCustomerBasket(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('baskets')
    .select('id')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.id;
}

/** The owner of a basket; undefined if the basket has no row yet. */
export async function findBasketOwner(
  db: Db,
  storeId: string,
  id: string,
): Promise<{ status: string; customerId: string | null } | undefined> {
  return db
    .selectFrom('baskets')
    .select(['status', 'customer_id as customerId'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks baskets in the order of their ids until the transaction ends. As everywhere, baskets are locked before
 * payments.
 */
export async function lockBaskets(trx: Db, storeId: string, ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from baskets where store_id = ${storeId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    trx,
  );
}

/** Assigns the basket to the customer. Inserts its row if it has none yet. */
export async function claimBasket(
  trx: Db,
  { storeId, culture, currency }: Shop,
  id: string,
  customerId: string,
): Promise<void> {
  await sql`
    insert into baskets (store_id, id, culture, currency, customer_id)
    values (${storeId}, ${id}, ${culture}, ${currency}, ${customerId})
    on conflict (store_id, id) do update set customer_id = excluded.customer_id, updated_at = now()`.execute(
    trx,
  );
}

/** Assigns an unowned basket to a customer who has no other open basket. */
export async function claimUnowned(trx: Db, storeId: string, id: string, customerId: string): Promise<void> {
  await sql`
    update baskets set customer_id = ${customerId}
    where store_id = ${storeId} and id = ${id} and customer_id is null and not exists (
      select from baskets other
      where other.store_id = ${storeId} and other.customer_id = ${customerId} and other.status = 'open'
    )`.execute(trx);
}

/**
 * Moves the lines of one basket into another, and fills empty checkout details. Lines with the same variant and print
 * are merged. The total quantity of a variant in both baskets is limited to the stock, to the maximum of a line, or
 * to what the target has already. If the target cannot hold all lines, the first of the moved lines are dropped.
 */
export async function mergeInto(
  trx: Db,
  { storeId }: Shop,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    with existing as (
      select variant_id, sum(quantity)::int as units from basket_lines
      where store_id = ${storeId} and basket_id = ${into} group by variant_id
    ), moved as (
      select line.id, least(line.quantity,
        greatest(0, least(${availableStock(storeId, into)}, ${maxLineQuantity}::int) - existing.units) - coalesce(
          sum(line.quantity) over (
            partition by line.variant_id order by line.position, line.id
            rows between unbounded preceding and 1 preceding
          ), 0)) as quantity
      from basket_lines line
      join existing on existing.variant_id = line.variant_id
      join variants v on v.store_id = line.store_id and v.id = line.variant_id
      where line.store_id = ${storeId} and line.basket_id = ${from}
    ), left_out as (
      delete from basket_lines
      where store_id = ${storeId} and basket_id = ${from} and id in (select id from moved where quantity < 1)
    )
    update basket_lines line set quantity = moved.quantity
    from moved
    where line.store_id = ${storeId} and line.basket_id = ${from} and line.id = moved.id and moved.quantity > 0`.execute(
    trx,
  );
  await sql`
    update basket_lines target set quantity = target.quantity + moved.quantity
    from basket_lines moved
    where target.store_id = ${storeId} and target.basket_id = ${into}
      and moved.store_id = target.store_id and moved.basket_id = ${from} and moved.id = target.id`.execute(
    trx,
  );
  await sql`
    delete from basket_lines
    where store_id = ${storeId} and basket_id = ${from} and id in (
      select moved.id from basket_lines moved
      where moved.store_id = ${storeId} and moved.basket_id = ${from} and not exists (
        select from basket_lines target
        where target.store_id = ${storeId} and target.basket_id = ${into} and target.id = moved.id
      )
      order by moved.position desc
      offset greatest(0, ${maxBasketLines}::int - (
        select count(*) from basket_lines where store_id = ${storeId} and basket_id = ${into}
      ))
    )`.execute(trx);
  await sql`
    update basket_lines moved set basket_id = ${into}, position = position + (
      select coalesce(max(position), 0) from basket_lines where store_id = ${storeId} and basket_id = ${into}
    )
    where store_id = ${storeId} and basket_id = ${from} and not exists (
      select from basket_lines target
      where target.store_id = ${storeId} and target.basket_id = ${into} and target.id = moved.id
    )`.execute(trx);
  await sql`delete from basket_lines where store_id = ${storeId} and basket_id = ${from}`.execute(trx);
  await mergeVouchers(trx, storeId, { from, into });
  await sql`
    update baskets target set
      billing = coalesce(target.billing, moved.billing),
      shipping = coalesce(target.shipping, moved.shipping),
      use_shipping_address = case
        when target.billing is null and target.shipping is null then moved.use_shipping_address
        else target.use_shipping_address
      end,
      drop_point = case
        when target.shipping_method_id is null then moved.drop_point else target.drop_point
      end,
      shipping_method_id = coalesce(target.shipping_method_id, moved.shipping_method_id),
      comment = case when target.comment = '' then moved.comment else target.comment end,
      version = target.version + 1,
      updated_at = now()
    from baskets moved
    where target.store_id = ${storeId} and target.id = ${into} and moved.store_id = ${storeId} and moved.id = ${from}`.execute(
    trx,
  );
  await trx
    .updateTable('baskets')
    .set({ status: 'merged', merged_into: into })
    .where('store_id', '=', storeId)
    .where('id', '=', from)
    .execute();
}
