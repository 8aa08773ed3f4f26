import type { Db } from '../../platform/database/database';
import type { Order } from './contract';
import { findOrders, type OrderFilter } from './order-list';
import { toOrder } from './order-view';
import { findOrder } from './queries';

/**
 * Finds an order of the store. With a customer id, only a placed order of that customer.
 * @returns undefined if there is none, or if it belongs to someone else
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
 * A page of a store's orders, newest first. With a customer id, only placed orders of that customer.
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
