import type { Db } from '../../platform/database/database';
import { isUuid } from '../../platform/uuid';
import { findOrderView, type Order } from '../orders';

/** A placed order of the customer; undefined for any other id. */
export async function findMyOrder(
  db: Db,
  ids: { storeId: string; orderId: string; customerId: string },
): Promise<Order | undefined> {
  return isUuid(ids.orderId) ? findOrderView(db, ids) : undefined;
}
