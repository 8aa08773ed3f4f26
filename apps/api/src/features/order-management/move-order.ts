import type { Db } from '../../platform/database/database';
import { ApiError } from '../../platform/http/errors/api-error';
import {
  type Actor,
  applyTransition,
  InvalidTransition,
  type Order,
  type OrderStatus,
  readOrder,
  type Transition,
  toOrder,
} from '../orders';
import {
  endPayment,
  findOrderPayment,
  lockPayment,
  type Payment,
  type PaymentsContext,
  payRefund,
  type RefundRow,
  recordRefund,
  sumRefunds,
} from '../payments';

export interface OrderStatusChange {
  storeId: string;
  orderId: string;
  to: OrderStatus;
  actor: Actor;
  /** Whether the stock is returned for sale; required when a confirmed order is cancelled. */
  restock?: boolean;
}

/**
 * Changes an order's status and updates stock, payment, history and mail. The payment of a cancelled order is
 * refunded, later if the provider is unavailable.
 *
 * @returns the updated order
 * @throws {ApiError} 404 `UnknownOrder`, 409 `OrderCannotMove` or `OrderPartlyShipped`, 400 `RequiredField` (restock), 502
 *   `PaymentUnavailable` or 409 `PaymentInProgress` if an open payment could not be ended
 */
export async function moveOrder(context: PaymentsContext, move: OrderStatusChange): Promise<Order> {
  const { storeId, orderId, actor } = move;
  const payment = await findOrderPayment(context.db, storeId, orderId);
  if (!payment) throw new ApiError(404, 'UnknownOrder', {}, 'orderId');
  if (move.to === 'Cancelled' && payment.status === 'open') {
    await endPayment(context, payment, actor);
    const ended = await readOrder(context.db, storeId, orderId);
    if (ended.order.status === 'Cancelled') return toOrder(ended);
  }
  const { order, refund } = await context.db
    .transaction()
    .execute((trx) => moveInTransaction(trx, context, payment.id, move));
  if (refund) await payRefund(context, refund);
  return order;
}

async function moveInTransaction(
  trx: Db,
  { clock }: PaymentsContext,
  paymentId: string,
  { to, actor, restock }: OrderStatusChange,
): Promise<{ order: Order; refund: RefundRow | undefined }> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (to === 'Cancelled' && payment.status === 'open') throw new ApiError(409, 'PaymentInProgress');
  if (to === 'Cancelled' && (await readOrder(trx, payment.store_id, payment.order_id)).shipments.length > 0)
    throw new ApiError(409, 'OrderPartlyShipped', {}, 'status');
  const now = clock();
  try {
    const transition = await applyTransition(trx, payment, {
      to,
      actor,
      now,
      ...(restock !== undefined && { restock }),
    });
    if (!transition) throw new Error(`The order ${payment.order_id} is out of stock.`);
    if (transition.stock === 'returnIfAsked' && restock === undefined)
      throw new ApiError(400, 'RequiredField', { field: 'restock' }, 'restock');
    const refund = await refundRemainder(trx, transition, payment, actor, now);
    return { order: toOrder(await readOrder(trx, payment.store_id, payment.order_id)), refund };
  } catch (error) {
    if (!(error instanceof InvalidTransition)) throw error;
    throw new ApiError(409, 'OrderCannotMove', { from: error.from, to: error.to }, 'status');
  }
}

async function refundRemainder(
  trx: Db,
  { money }: Transition,
  payment: Payment,
  actor: Actor,
  now: Date,
): Promise<RefundRow | undefined> {
  if (money !== 'refund') return undefined;
  const amount = (payment.paid_amount ?? 0) - (await sumRefunds(trx, payment.store_id, payment.id));
  if (amount <= 0) return undefined;
  const due = { amount, reason: 'OrderCancelled', actor, key: 'order-cancelled', mailReason: null, now };
  return recordRefund(trx, payment, due);
}
