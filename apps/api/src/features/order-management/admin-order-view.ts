import type { Db } from '../../platform/database/database';
import { findOrderEvents, findOrderView } from '../orders';
import type { AdminOrder } from './contract';
import { listRefundViews } from './refund-order';

/** An order for the store's staff, with its history and refunds; undefined if the store has no such order. */
export async function findAdminOrder(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<AdminOrder | undefined> {
  const order = await findOrderView(db, { storeId, orderId });
  if (!order) return undefined;
  const events = await findOrderEvents(db, storeId, orderId);
  return {
    order,
    history: events.map(({ type, actor, from_status, to_status, details, created_at }) => ({
      type,
      actor,
      from: from_status,
      to: to_status,
      details,
      at: created_at.toISOString(),
    })),
    refunds: await listRefundViews(db, { storeId, orderId }),
  };
}
