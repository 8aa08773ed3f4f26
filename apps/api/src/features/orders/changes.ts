import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { Order } from './contract';
import { withAllDetails } from './order-details';
import { toOrder } from './order-view';

/** The last change that a reader has seen: the transaction and the order. */
export interface ChangePosition {
  transaction: string;
  orderId: string;
}

/**
 * A store's placed orders in the sequence of their last changes. Changes of transactions that began while another one
 * is still running are held back until that one has ended: it could still commit a change with a lower position, which
 * a reader would then never see.
 *
 * @returns at most `limit` orders, each with its position
 */
export async function findOrderChanges(
  db: Db,
  storeId: string,
  { after, since, limit }: { after: ChangePosition | undefined; since: Date | undefined; limit: number },
): Promise<{ order: Order; changedAt: Date; position: ChangePosition }[]> {
  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('number', 'is not', null)
    .where(sql<boolean>`changed_by < pg_snapshot_xmin(pg_current_snapshot())`);
  if (since) query = query.where('changed_at', '>=', since);
  if (after)
    query = query.where(
      sql<boolean>`(changed_by, id) > (${after.transaction}::text::xid8, ${after.orderId}::uuid)`,
    );
  const rows = await query.orderBy('changed_by').orderBy('id').limit(limit).execute();
  const found = await withAllDetails(db, storeId, rows);
  return found.map((each) => ({
    order: toOrder(each),
    changedAt: each.order.changed_at,
    position: { transaction: each.order.changed_by, orderId: each.order.id },
  }));
}
