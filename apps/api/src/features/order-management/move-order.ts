import type { Db } from '../../platform/database/database';
import { type CodeOf, type Fail, failAnywhere } from '../../platform/http/errors/declare-errors';
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
  paymentErrors,
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

/** Errors of {@link moveOrder}. */
export const moveErrors = {
  404: ['UnknownOrder'],
  409: ['OrderCannotMove', 'OrderPartlyShipped', 'PaymentInProgress'],
  ...paymentErrors,
} as const;

type FailMove = Fail<CodeOf<typeof moveErrors>>;

/**
 * Changes an order's status and updates stock, payment, history and mail. The payment of a cancelled order is
 * refunded, later if the provider is unavailable.
 *
 * @returns the updated order
 */
export async function moveOrder(
  fail: FailMove,
  context: PaymentsContext,
  move: OrderStatusChange,
): Promise<Order> {
  const { storeId, orderId, actor } = move;
  const payment = await findOrderPayment(context.db, storeId, orderId);
  if (!payment) return fail('UnknownOrder', {}, 'orderId');
  if (move.to === 'Cancelled' && payment.status === 'open') {
    await endPayment(fail, context, payment, actor);
    const ended = await readOrder(context.db, storeId, orderId);
    if (ended.order.status === 'Cancelled') return toOrder(ended);
  }
  const { order, refund } = await context.db
    .transaction()
    .execute((trx) => moveInTransaction(fail, trx, context, payment.id, move));
  if (refund) await payRefund(context, refund);
  return order;
}

async function moveInTransaction(
  fail: FailMove,
  trx: Db,
  { clock }: PaymentsContext,
  paymentId: string,
  { to, actor, restock }: OrderStatusChange,
): Promise<{ order: Order; refund: RefundRow | undefined }> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (to === 'Cancelled' && payment.status === 'open') fail('PaymentInProgress');
  if (to === 'Cancelled' && (await readOrder(trx, payment.store_id, payment.order_id)).shipments.length > 0)
    fail('OrderPartlyShipped', {}, 'status');
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
      failAnywhere('RequiredField', { field: 'restock' }, 'restock');
    const refund = await refundRemainder(trx, transition, payment, actor, now);
    return { order: toOrder(await readOrder(trx, payment.store_id, payment.order_id)), refund };
  } catch (error) {
    if (!(error instanceof InvalidTransition)) throw error;
    return fail('OrderCannotMove', { from: error.from, to: error.to }, 'status');
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
