import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { findMergeTarget } from './baskets';

/**
 * Moves what an ordered basket contains beyond its order to a new basket of the same owner: the lines that were added
 * while the payment was open. Must run in the transaction that orders the basket.
 */
export async function carryOverUnordered(
  trx: Db,
  { storeId, basketId, orderId }: { storeId: string; basketId: string; orderId: string },
): Promise<void> {
  await sql`
    with rest as (
      select line.*, line.quantity - coalesce(ordered.quantity, 0) as units
      from basket_lines line
      join baskets b on b.store_id = line.store_id and b.id = line.basket_id
      join prices p on p.store_id = line.store_id and p.variant_id = line.variant_id and p.currency = b.currency
      left join order_lines ordered on ordered.store_id = line.store_id and ordered.order_id = ${orderId}
        and ordered.id = line.id
      where line.store_id = ${storeId} and line.basket_id = ${basketId}
        and line.quantity > coalesce(ordered.quantity, 0)
    ), next as (
      insert into baskets (store_id, id, culture, currency, customer_id)
      select store_id, ${randomUUID()}::uuid, culture, currency, customer_id from baskets
      where store_id = ${storeId} and id = ${basketId} and exists (select from rest)
      returning id
    ), linked as (
      update baskets set next_basket_id = next.id from next
      where baskets.store_id = ${storeId} and baskets.id = ${basketId}
    )
    insert into basket_lines (store_id, basket_id, id, variant_id, add_on_id, print, quantity, position)
    select rest.store_id, next.id, rest.id, rest.variant_id, rest.add_on_id, rest.print, rest.units, rest.position
    from rest, next`.execute(trx);
}

/** Whether lines of an ordered basket were carried over to the next one. */
export async function hasNextBasket(db: Db, storeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('baskets')
    .select('next_basket_id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.next_basket_id !== null;
}

/** The basket to which lines of an ordered basket were carried over; undefined if that one is ordered too. */
export async function findNextBasket(db: Db, storeId: string, id: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('baskets as ordered')
    .innerJoin('baskets as next', (join) =>
      join.onRef('next.store_id', '=', 'ordered.store_id').onRef('next.id', '=', 'ordered.next_basket_id'),
    )
    .select(['next.id', 'next.status'])
    .where('ordered.store_id', '=', storeId)
    .where('ordered.id', '=', id)
    .executeTakeFirst();
  if (next?.status === 'merged') return findMergeTarget(db, storeId, next.id);
  return next?.status === 'open' ? next.id : undefined;
}
