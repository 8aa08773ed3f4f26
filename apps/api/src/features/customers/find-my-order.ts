import type { Db } from '../../platform/database/database';
import { findOrderView, type Order } from '../orders';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A placed order of the customer; undefined for any other id. */
export async function findMyOrder(
  db: Db,
  ids: { storeId: string; orderId: string; customerId: string },
): Promise<Order | undefined> {
  return uuid.test(ids.orderId) ? findOrderView(db, ids) : undefined;
}
