import type { Db } from '../../platform/database/database';
import { carryOverUnordered, lockBasket, markOrdered } from '../baskets';
import { recordInvoice } from '../invoices';
import { type Actor, applyTransition, paymentActor, readOrder } from '../orders';
import { recordRelease } from './captures/record-capture';
import { type Authorisation, outcomeOf, type RefundReason, type SessionState } from './payment-outcome';
import { findPayment, lockPayment, type Payment, updatePayment } from './queries';
import { queueRefundMail, recordRefund } from './refunds/record-refund';

/**
 * Applies the provider's session state to a payment. Repeated calls have no further effect. Must run in a
 * transaction.
 *
 * @param actor who caused an end without payment
 * @returns the updated payment, and whether this call ended it
 */
export async function settle(
  trx: Db,
  id: string,
  session: SessionState,
  now: Date,
  actor: Actor = paymentActor,
): Promise<{ settled: Payment; hasEnded: boolean }> {
  const found = await findPayment(trx, id);
  // Locks the basket before the payment, in the same order as checkout and basket merging.
  const basketOrdered =
    found !== undefined && (await lockBasket(trx, found.store_id, found.basket_id)) === 'ordered';
  const payment = await lockPayment(trx, id);
  if (!payment) throw new Error(`There is no payment ${id}.`);
  const outcome = outcomeOf({ payment, session, basketOrdered });
  switch (outcome.kind) {
    case 'none':
      if (payment.status === 'expired' && session.status !== 'open' && payment.finished_at === null)
        await updatePayment(trx, id, { status: 'expired', finished_at: now });
      break;
    case 'confirm':
      if (!(await confirm(trx, payment, now, session.authorisation)))
        await refundPayment(trx, payment, session, 'OutOfStock', now);
      break;
    case 'release':
      await release(trx, payment, { ...outcome, finished_at: now }, now, actor);
      break;
    case 'refund':
      await refundPayment(trx, payment, session, outcome.reason, now);
      break;
  }
  return { settled: (await lockPayment(trx, id)) ?? payment, hasEnded: outcome.kind !== 'none' };
}

/** Ends an open payment without a charge: releases its stock and cancels its order. */
export async function release(
  trx: Db,
  payment: Payment,
  { status, reason, finished_at }: Pick<Payment, 'status' | 'reason' | 'finished_at'>,
  now: Date,
  actor: Actor = paymentActor,
): Promise<void> {
  await applyTransition(trx, payment, {
    to: 'Cancelled',
    actor,
    now,
    details: { payment: payment.id, status, reason },
  });
  await updatePayment(trx, payment.id, { status, reason, finished_at });
}

/**
 * Confirms a paid order, including one that was cancelled before the payment arrived. Lines that the order does not
 * contain are moved to the next basket. What was paid is invoiced; an authorised order is invoiced when its goods leave.
 *
 * @param authorisation of a payment that is captured on dispatch; null if it was captured
 * @returns false if its stock has been sold in the meantime; nothing has changed then
 */
export async function confirm(
  trx: Db,
  payment: Payment,
  now: Date,
  authorisation: Authorisation | null = null,
): Promise<boolean> {
  const moved = await applyTransition(trx, payment, { to: 'Confirmed', actor: paymentActor, now });
  if (!moved) return false;
  const { store_id: storeId, basket_id: basketId, order_id: orderId } = payment;
  await markOrdered(trx, storeId, basketId);
  await carryOverUnordered(trx, { storeId, basketId, orderId });
  await updatePayment(trx, payment.id, {
    status: 'paid',
    reason: null,
    ...moneyOf(authorisation, payment.amount),
    finished_at: now,
  });
  if (!authorisation) {
    const placed = await readOrder(trx, storeId, orderId);
    await recordInvoice(trx, placed, { goods: 'all', mailKey: `order-confirmed:${orderId}`, now });
  }
  return true;
}

/** The amount that was paid, or only authorised. A provider may capture at once although it was asked not to. */
function moneyOf(authorisation: Authorisation | null, amount: number) {
  if (!authorisation) return { paid_amount: amount, capture: 'atOnce' as const };
  const { until, multicapture } = authorisation;
  return {
    paid_amount: 0,
    capture: 'onDispatch' as const,
    authorisation: 'active' as const,
    authorised_until: until,
    multicapture,
  };
}

/** Records that a payment that cannot be fulfilled is refunded or released, and notifies the shopper. */
async function refundPayment(
  trx: Db,
  payment: Payment,
  { amount, authorisation }: SessionState,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  if (payment.status === 'open')
    await release(trx, payment, { status: 'expired', reason, finished_at: null }, now);
  await updatePayment(trx, payment.id, {
    status: 'refunding',
    reason,
    ...moneyOf(authorisation, amount),
    finished_at: now,
  });
  if (authorisation) {
    const locked = await lockPayment(trx, payment.id);
    const released =
      locked && (await recordRelease(trx, locked, { actor: paymentActor, key: 'late-payment', now }));
    if (released) await queueRefundMail(trx, payment, { ...released, amount, reason }, 'paidTooLate');
    return;
  }
  await recordRefund(trx, payment, {
    amount,
    reason,
    actor: paymentActor,
    key: 'late-payment',
    mailReason: 'paidTooLate',
    now,
  });
}
