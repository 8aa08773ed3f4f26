import type { Db } from '../db/database';
import { lockBasket, markOrdered } from '../db/repositories/baskets';
import { cancelOrder, confirmOrder, findOrderedPieces, noteOrderEvent } from '../db/repositories/orders';
import { endHold, lockPayment, type Payment, updatePayment } from '../db/repositories/payments';
import { returnStock, takeStock } from '../db/repositories/stock';
import { outcomeOf, type RefundReason, type SessionState } from '../domain/payment-outcome';

/**
 * Carries out what follows from the provider's word on a payment, once: whoever comes second finds it done. To be
 * called in a transaction.
 *
 * @returns the payment as it then stands
 */
export async function settle(trx: Db, id: string, session: SessionState, now: Date): Promise<Payment> {
  const payment = await lockPayment(trx, id);
  if (!payment) throw new Error(`There is no payment ${id}.`);
  const basketOrdered = (await lockBasket(trx, payment.store_id, payment.basket_id)) === 'ordered';
  const outcome = outcomeOf({ payment, session, basketOrdered });
  switch (outcome.kind) {
    case 'none':
      if (payment.status === 'expired' && session.status !== 'open' && payment.finished_at === null)
        await updatePayment(trx, id, { status: 'expired', finished_at: now });
      break;
    case 'confirm':
      await confirm(trx, payment, now);
      break;
    case 'confirmLate':
      await confirmLate(trx, payment, now);
      break;
    case 'release':
      await release(trx, payment, { ...outcome, finished_at: now });
      break;
    case 'refund':
      await owe(trx, payment, outcome.reason);
      break;
  }
  return (await lockPayment(trx, id)) ?? payment;
}

/** Ends an open payment without money: its pieces go back on sale and its order is cancelled. */
export async function release(
  trx: Db,
  payment: Payment,
  { status, reason, finished_at }: Pick<Payment, 'status' | 'reason' | 'finished_at'>,
): Promise<void> {
  await returnStock(trx, payment.store_id, await endHold(trx, payment));
  await cancelOrder(trx, { ...orderOf(payment), details: { payment: payment.id, status, reason } });
  await updatePayment(trx, payment.id, { status, reason, finished_at });
}

async function confirm(trx: Db, payment: Payment, now: Date): Promise<void> {
  await endHold(trx, payment);
  await confirmOrder(trx, { ...orderOf(payment), placedAt: now });
  await markOrdered(trx, payment.store_id, payment.basket_id);
  await updatePayment(trx, payment.id, { status: 'paid', reason: null, finished_at: now });
}

async function confirmLate(trx: Db, payment: Payment, now: Date): Promise<void> {
  const pieces = await findOrderedPieces(trx, payment.store_id, payment.order_id);
  const shortages = await takeStock(trx, payment.store_id, pieces);
  if (shortages.length > 0) await owe(trx, payment, 'OutOfStock');
  else await confirm(trx, payment, now);
}

/** Money came that cannot be served: it is to be paid back. */
async function owe(trx: Db, payment: Payment, reason: RefundReason): Promise<void> {
  if (payment.status === 'open')
    await release(trx, payment, { status: 'expired', reason, finished_at: null });
  await noteOrderEvent(trx, {
    ...orderOf(payment),
    type: 'RefundDue',
    details: { payment: payment.id, reason },
  });
  await updatePayment(trx, payment.id, { status: 'refunding', reason, finished_at: null });
}

function orderOf({ store_id, order_id }: Payment): { storeId: string; orderId: string } {
  return { storeId: store_id, orderId: order_id };
}
