import { type RawBuilder, sql } from 'kysely';

/**
 * The quantity of variant `v` that a basket can have: the stock for sale plus what is held for the basket's own open
 * payment, which is released when the basket changes.
 */
export function availableStock(storeId: string, basketId: string): RawBuilder<number> {
  return sql<number>`v.stock + coalesce((
    select h.quantity
    from payments o
    join stock_holds h on h.store_id = o.store_id and h.payment_id = o.id
    where o.store_id = ${storeId} and o.basket_id = ${basketId} and o.status = 'open' and h.variant_id = v.id
  ), 0)`;
}
