import type { Db } from '../../platform/database/database';
import { type CodeOf, type Fail, failAnywhere } from '../../platform/http/errors/declare-errors';
import { recordInvoice } from '../invoices';
import {
  type Actor,
  applyTransition,
  InvalidTransition,
  type Order,
  type OrderStatus,
  type OrderWithLines,
  readOrder,
  type Transition,
  toOrder,
} from '../orders';
import {
  dispatchedValue,
  endPayment,
  findOrderPayment,
  lockPayment,
  type Payment,
  type PaymentsContext,
  payCapturesOf,
  paymentErrors,
  payRefund,
  type RefundRow,
  recordCapture,
  recordRefund,
  recordRelease,
  sumRefunds,
} from '../payments';
import type { RecordChange } from '../staff';
import type { RefundCheck } from './refund-order';
import { requireAuthorisation } from './require-authorisation';

export interface OrderStatusChange {
  storeId: string;
  orderId: string;
  to: OrderStatus;
  actor: Actor;
  /** Refuses the change if the caller must confirm what the order is then refunded in all. */
  checkRefund: RefundCheck;
  recordChange: RecordChange;
  /** Whether the stock is returned for sale; required when a confirmed order is cancelled. */
  restock?: boolean;
  /** Whether goods that were not shipped are not delivered, when the order is completed. */
  releaseRest?: boolean;
}

/** Errors of {@link moveOrder}. */
export const moveErrors = {
  404: ['UnknownOrder'],
  409: ['OrderCannotMove', 'OrderPartlyShipped', 'PaymentInProgress', 'AuthorisationEnded'],
  ...paymentErrors,
} as const;

type FailMove = Fail<CodeOf<typeof moveErrors>>;

/**
 * Changes an order's status and updates stock, payment, history and mail. The payment of a cancelled order is
 * refunded or released, later if the provider is unavailable. That of a completed one is captured.
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
    if (ended.order.status === 'Cancelled') {
      await recordMove(context.db, move, { from: 'Open' });
      return toOrder(ended);
    }
  }
  const { order, refund } = await context.db.transaction().execute(async (trx) => {
    const moved = await moveInTransaction(fail, trx, context, payment.id, move);
    await recordMove(trx, move, { from: moved.from, refund: moved.refund?.amount });
    return moved;
  });
  await payCapturesOf(context, { storeId, orderId });
  if (refund) await payRefund(context, refund);
  return order;
}

async function moveInTransaction(
  fail: FailMove,
  trx: Db,
  { clock }: PaymentsContext,
  paymentId: string,
  { to, actor, checkRefund, restock, releaseRest = false }: OrderStatusChange,
): Promise<{ order: Order; from: OrderStatus; refund: RefundRow | undefined }> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  if (to === 'Cancelled' && payment.status === 'open') fail('PaymentInProgress');
  if (to === 'Cancelled' && (await readOrder(trx, payment.store_id, payment.order_id)).shipments.length > 0)
    fail('OrderPartlyShipped', {}, 'status');
  const now = clock();
  if (to === 'Complete' && !releaseRest) requireAuthorisation(fail, payment);
  try {
    const transition = await applyTransition(trx, payment, {
      to,
      actor,
      now,
      ...(restock !== undefined && { restock }),
      ...(to === 'Complete' && releaseRest && { details: { releaseRest } }),
    });
    if (!transition) throw new Error(`The order ${payment.order_id} is out of stock.`);
    if (transition.stock === 'returnIfAsked' && restock === undefined)
      failAnywhere('RequiredField', { field: 'restock' }, 'restock');
    const placed = await readOrder(trx, payment.store_id, payment.order_id);
    const settlement = { actor, now, releaseRest, checkRefund };
    const refund = await settleMoney(trx, transition, payment, placed, settlement);
    return { order: toOrder(placed), from: transition.from, refund };
  } catch (error) {
    if (!(error instanceof InvalidTransition)) throw error;
    return fail('OrderCannotMove', { from: error.from, to: error.to }, 'status');
  }
}

/** Records the change of the status in the audit log, with the amount that it refunds. */
async function recordMove(
  trx: Db,
  { orderId, to, restock, releaseRest, recordChange }: OrderStatusChange,
  { from, refund }: { from: OrderStatus; refund?: number | undefined },
): Promise<void> {
  const options = { restock, releaseRest, refund };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  await recordChange(trx, {
    target: { kind: 'order', id: orderId },
    before: { status: from },
    after: { status: to, ...Object.fromEntries(given) },
  });
}

interface RefundReason {
  reason: string;
  key: string;
}

interface Settlement {
  actor: Actor;
  now: Date;
  releaseRest: boolean;
  checkRefund: RefundCheck;
}

/**
 * Refunds and releases the payment of a cancelled order. Captures and invoices that of a completed one: all of it, or only
 * what was shipped.
 */
async function settleMoney(
  trx: Db,
  { to, money }: Transition,
  payment: Payment,
  placed: OrderWithLines,
  { actor, now, releaseRest, checkRefund }: Settlement,
): Promise<RefundRow | undefined> {
  const paid = payment.paid_amount ?? 0;
  const refunded = await sumRefunds(trx, payment.store_id, payment.id);
  const left = paid - refunded;
  const refundUpTo = async (amount: number, due: RefundReason) => {
    if (amount <= 0) return undefined;
    checkRefund(refunded + amount, payment.currency);
    return recordRefund(trx, payment, { ...due, actor, now, amount, mailReason: null });
  };
  if (money === 'refund') {
    await recordRelease(trx, payment, { actor, key: 'order-cancelled', now });
    return refundUpTo(left, { reason: 'OrderCancelled', key: 'order-cancelled' });
  }
  if (to !== 'Complete') return undefined;
  const goods = payment.capture === 'onDispatch' && releaseRest ? 'shipped' : 'all';
  await recordInvoice(trx, placed, { goods, mailKey: `order-completed:${payment.order_id}`, now });
  if (payment.capture === 'onDispatch') {
    const due = { isFinal: true, isAllDispatched: !releaseRest, actor, key: 'order-completed', now };
    if (payment.authorisation === 'active') await recordCapture(trx, payment, placed, due);
    return undefined;
  }
  if (!releaseRest) return undefined;
  const notDelivered = placed.order.total - dispatchedValue(placed);
  return refundUpTo(Math.min(left, notDelivered), { reason: 'NotDelivered', key: 'order-completed' });
}
