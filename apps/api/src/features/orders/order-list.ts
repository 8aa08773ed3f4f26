import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { OrderStatus } from './contract';
import { type OrderWithLines, withAllDetails } from './order-details';

/** Which orders to list; with a customer, only placed ones. */
export interface OrderFilter {
  customerId?: string;
  status?: OrderStatus;
  /** Created at this time or later. */
  since?: Date;
  /** Beginnings of words of the number, the customer or the goods; an order has all of them. */
  search?: string;
}

/**
 * Up to this number, the orders that match a search are read first. Of more, the newest are found soon by going through
 * all orders; the database cannot estimate which of the two is quicker.
 */
const maxMatches = 2_000;

/** A page of a store's orders, newest first, and the total count. */
export async function findOrders(
  db: Db,
  storeId: string,
  { customerId, status, since, search }: OrderFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ orders: OrderWithLines[]; total: number }> {
  let query = db.selectFrom('orders').where('store_id', '=', storeId);
  if (status) query = query.where('status', '=', status);
  if (since) query = query.where('created_at', '>=', since);
  if (search !== undefined) {
    const matches = db
      .selectFrom('order_search')
      .select('order_id')
      .where('store_id', '=', storeId)
      .where(sql<boolean>`words @@ search_query(${search})`);
    const few = await matches.limit(maxMatches + 1).execute();
    query =
      few.length > maxMatches
        ? query.where('id', 'in', matches)
        : query.where(sql<boolean>`id = any(${few.map(({ order_id }) => order_id)}::uuid[])`);
  }
  if (customerId) query = query.where('customer_id', '=', customerId).where('number', 'is not', null);
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, orders: await withAllDetails(db, storeId, orders) };
}
