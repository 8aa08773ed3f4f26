import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { returnStock } from '../catalogue';
import type { GoodsReturn, Shipment } from './contract';
import type { OrderWithLines } from './order-details';
import { recordOrderEvent } from './order-events';
import { type Actor, actorName } from './order-status';
import { findOrder, lockOrder } from './queries';
import { leftToShip } from './shipments';

interface ReturnedGoods {
  storeId: string;
  orderId: string;
  lines: readonly { lineId: string; quantity: number; restock: boolean }[];
  /** With what they came back. */
  cause: { refundId: string } | { withdrawalId: string };
  actor: Actor;
  now: Date;
  /** The field of the request with the lines. */
  field: string;
}

/** Errors of {@link returnGoods}. */
export const returnErrors = { 404: ['UnknownOrderLine'], 409: ['ReturnTooLarge'] } as const;

/**
 * Records, in the caller's transaction, that goods of an order came back, and returns to stock what is to be sold again. No
 * more of a line comes back than was handed over.
 */
export async function returnGoods(
  fail: Fail<CodeOf<typeof returnErrors>>,
  trx: Db,
  { storeId, orderId, lines, cause, actor, now, field }: ReturnedGoods,
): Promise<void> {
  await lockOrder(trx, storeId, orderId);
  const placed = await findOrder(trx, storeId, orderId);
  if (!placed) throw new Error(`There is no order ${orderId}.`);
  const left = leftToReturn(placed, await findReturnsOf(trx, storeId, orderId));
  for (const [index, { lineId, quantity }] of lines.entries()) {
    const most = left.get(lineId);
    if (most === undefined) return fail('UnknownOrderLine', {}, `${field}.${index}.lineId`);
    if (quantity > most) return fail('ReturnTooLarge', { left: most }, `${field}.${index}.quantity`);
    left.set(lineId, most - quantity);
  }
  const ids = { refund_id: null, withdrawal_id: null };
  const causedBy =
    'refundId' in cause
      ? { ...ids, refund_id: cause.refundId }
      : { ...ids, withdrawal_id: cause.withdrawalId };
  const rows = lines.map(({ lineId, quantity, restock }) => ({
    store_id: storeId,
    id: randomUUID(),
    order_id: orderId,
    line_id: lineId,
    quantity,
    restocked: restock,
    ...causedBy,
    actor: actorName(actor),
    created_at: now,
  }));
  await trx.insertInto('returned_lines').values(rows).execute();
  await returnStock(trx, storeId, variantsOf(placed, lines), { reason: 'returned', orderId });
  await recordOrderEvent(trx, {
    storeId,
    orderId,
    type: 'GoodsReturned',
    actor: actorName(actor),
    details: { ...cause, lines },
  });
}

/** What came back of an order, oldest first. */
export async function findReturnsOf(db: Db, storeId: string, orderId: string): Promise<GoodsReturn[]> {
  const rows = await db
    .selectFrom('returned_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('line_id')
    .execute();
  return rows.map(({ line_id, quantity, restocked, refund_id, withdrawal_id, created_at }) => ({
    lineId: line_id,
    quantity,
    restocked,
    refundId: refund_id,
    withdrawalId: withdrawal_id,
    at: created_at.toISOString(),
  }));
}

/**
 * How many of each line can come back: what was handed over and has not come back yet. Goods that wait for their parcel are
 * not on sale twice.
 */
function leftToReturn(
  { order, lines, shipments }: OrderWithLines,
  returns: readonly Shipment['lines'][number][],
): Map<string, number> {
  const waiting = leftToShip({ lines, shipments });
  const handedOver = (id: string, quantity: number) => {
    if (order.status === 'Complete') return quantity;
    return order.status === 'Confirmed' ? quantity - (waiting.get(id) ?? 0) : 0;
  };
  const left = new Map(lines.map(({ id, quantity }) => [id, handedOver(id, quantity)]));
  for (const { lineId, quantity } of returns) left.set(lineId, (left.get(lineId) ?? 0) - quantity);
  return left;
}

/** The quantity of each variant that is to be sold again; a variant can be in several lines. */
function variantsOf({ lines }: OrderWithLines, returned: ReturnedGoods['lines']) {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity, restock } of returned) {
    const variantId = lines.find(({ id }) => id === lineId)?.variant_id;
    if (restock && variantId !== undefined)
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
}
