import type { Db } from '../../platform/database/database';
import { queueMail } from '../../platform/mail/queue-mail';
import { returnStock, takeStock } from '../catalogue';
import { findTermsOfSale } from '../content';
import type { OrderStatus } from './contract';
import type { OrderRow, OrderWithLines } from './order-details';
import { recordOrderEvent } from './order-events';
import { type Actor, actorName, type Transition, transitionOf } from './order-status';
import { toOrder } from './order-view';
import {
  confirmOrder,
  endHold,
  findOrder,
  findOrderedQuantities,
  lockOrder,
  type PaymentRow,
  setOrderStatus,
} from './queries';
import { redeemVouchers, releaseVouchers } from './voucher-redemptions';

export interface StatusChange {
  to: OrderStatus;
  actor: Actor;
  now: Date;
  details?: Record<string, unknown>;
  /** Whether the stock of a cancelled, confirmed order is returned for sale. */
  restock?: boolean;
}

/** The order cannot change to the requested status. */
export class InvalidTransition extends Error {
  override readonly name = 'InvalidTransition';

  constructor(
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super(`An order with status ${from} cannot change to ${to}.`);
  }
}

/**
 * Applies a status transition to the order of a locked payment: status, stock, vouchers, history and mail. Refunds
 * are left to the caller.
 *
 * @returns the applied transition; undefined if stock to be taken again is sold out, in which case nothing has
 *   changed
 * @throws {InvalidTransition} if the table has no such transition
 */
export async function applyTransition(
  trx: Db,
  payment: PaymentRow,
  change: StatusChange,
): Promise<Transition | undefined> {
  const order = await lockOrder(trx, payment.store_id, payment.order_id);
  if (!order) throw new Error(`The payment ${payment.id} has no order.`);
  const transition = transitionOf(order.status, change.to, change.actor.role);
  if (!transition) throw new InvalidTransition(order.status, change.to);
  if (!(await updateStock(trx, transition, payment, change))) return undefined;
  if (transition.vouchers === 'consume') await redeemVouchers(trx, payment, order, 'consumed');
  if (transition.vouchers === 'giveBack') await releaseVouchers(trx, payment);
  await setStatus(trx, order, change);
  if (transition.mail) await mail(trx, order, transition.mail);
  return transition;
}

async function updateStock(
  trx: Db,
  { stock }: Transition,
  payment: PaymentRow,
  { restock }: StatusChange,
): Promise<boolean> {
  const { store_id: storeId, order_id: orderId } = payment;
  if (stock === 'takeAgain') {
    const ordered = await findOrderedQuantities(trx, storeId, orderId);
    const shortages = await takeStock(trx, storeId, ordered, { reason: 'ordered', orderId });
    return shortages.length === 0;
  }
  if (stock === 'sellHeld') await endHold(trx, payment);
  if (stock === 'returnHeld')
    await returnStock(trx, storeId, await endHold(trx, payment), { reason: 'released', orderId });
  if (stock === 'returnIfAsked' && restock)
    await returnStock(trx, storeId, await findOrderedQuantities(trx, storeId, orderId), {
      reason: 'cancelled',
      orderId,
    });
  return true;
}

async function setStatus(
  trx: Db,
  order: OrderRow,
  { to, actor, now, details, restock }: StatusChange,
): Promise<void> {
  const more: Record<string, unknown> = { ...details };
  if (restock !== undefined) more.restock = restock;
  if (to === 'Confirmed')
    more.number = await confirmOrder(trx, { storeId: order.store_id, orderId: order.id, placedAt: now });
  else await setOrderStatus(trx, order, to);
  await recordOrderEvent(trx, {
    storeId: order.store_id,
    orderId: order.id,
    type: to,
    actor: actorName(actor),
    from: order.status,
    to,
    details: more,
  });
}

const mailKeys = {
  orderConfirmed: 'order-confirmed',
  orderCompleted: 'order-completed',
  orderCancelled: 'order-cancelled',
} as const;

async function mail(
  trx: Db,
  { store_id: storeId, id, culture, email }: OrderRow,
  template: keyof typeof mailKeys,
): Promise<void> {
  const order = toOrder(await readOrder(trx, storeId, id));
  const to = { storeId, culture, to: email, key: `${mailKeys[template]}:${id}` };
  if (template === 'orderCompleted')
    await queueMail(trx, { ...to, template, data: { order, shipments: order.shipments } });
  else if (template === 'orderConfirmed') {
    const terms = await findTermsOfSale(trx, storeId, culture);
    await queueMail(trx, { ...to, template, data: { order, ...(terms && { terms }) } });
  } else await queueMail(trx, { ...to, template, data: { order } });
}

/**
 * Reads an order in this transaction.
 * @throws {Error} if it does not exist
 */
export async function readOrder(trx: Db, storeId: string, id: string): Promise<OrderWithLines> {
  const found = await findOrder(trx, storeId, id);
  if (!found) throw new Error(`There is no order ${id}.`);
  return found;
}
