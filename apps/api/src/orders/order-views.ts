import type { Order } from '../contract/order';
import type { Db } from '../db/database';
import { findOrder, findOrders, type OrderFilter } from '../db/repositories/orders';
import { toOrder } from './order-view';

/**
 * An order of the store; with a customer, only where it is theirs and was placed.
 * @returns undefined where there is none, which is no different from one that is somebody else's
 */
export async function findOrderView(
  db: Db,
  { storeId, orderId, customerId }: { storeId: string; orderId: string; customerId?: string },
): Promise<Order | undefined> {
  const found = await findOrder(db, storeId, orderId);
  if (!found) return undefined;
  const { customer_id, number } = found.order;
  return customerId === undefined || (customer_id === customerId && number !== null)
    ? toOrder(found)
    : undefined;
}

/**
 * A page of a store's orders, the newest first; with a customer, only those that are theirs and were placed.
 *
 * @param query `page` counts from 1
 */
export async function listOrderViews(
  db: Db,
  { storeId, page, pageSize, ...filter }: OrderFilter & { storeId: string; page: number; pageSize: number },
): Promise<{ orders: Order[]; total: number }> {
  const { orders, total } = await findOrders(db, storeId, filter, { page, pageSize });
  return { orders: orders.map(toOrder), total };
}
