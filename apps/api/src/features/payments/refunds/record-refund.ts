import { randomUUID } from 'node:crypto';
import { toMoney } from '../../../platform/contract/money';
import type { Db } from '../../../platform/database/database';
import { queueMail } from '../../../platform/mail/queue-mail';
import { recordCreditNotes } from '../../invoices';
import { type Actor, actorName, readOrder, recordOrderEvent, toOrder } from '../../orders';
import { refundRetries } from '../payment-timing';
import type { Payment } from '../queries';
import { insertRefund, type RefundRow, sumRefunds } from './queries';

export interface RefundDue {
  /** In the minor unit. */
  amount: number;
  reason: string;
  actor: Actor;
  /** A repeated key records one refund. */
  key: string;
  /** The reason in the mail to the shopper; null if the mail of the transition that `key` names covers it. */
  mailReason: 'paidTooLate' | 'returned' | null;
  now: Date;
}

/**
 * Records, in the caller's transaction, a refund of a locked payment with the credit notes of what was invoiced, and queues
 * the mail about it. The provider is called after the commit.
 */
export async function recordRefund(trx: Db, payment: Payment, due: RefundDue): Promise<RefundRow> {
  const { amount, reason, actor, key, mailReason, now } = due;
  const { store_id: storeId, order_id: orderId } = payment;
  const refund = await insertRefund(trx, {
    store_id: storeId,
    id: randomUUID(),
    order_id: orderId,
    payment_id: payment.id,
    key,
    amount,
    reason,
    actor: actorName(actor),
    // The caller tries first; the reconciliation is the first retry.
    next_attempt_at: new Date(now.getTime() + refundRetries.firstMs),
    created_at: now,
  });
  await recordOrderEvent(trx, {
    storeId,
    orderId,
    type: 'RefundDue',
    actor: actorName(actor),
    details: { payment: payment.id, refund: refund.id, amount, reason },
  });
  if (mailReason) await queueRefundMail(trx, payment, refund, mailReason);
  await recordCreditNotes(trx, await readOrder(trx, storeId, orderId), {
    refunded: await sumRefunds(trx, storeId, payment.id),
    mailKey: mailReason ? refundMailKey(refund) : `${key}:${orderId}`,
    now,
  });
  return refund;
}

/** Queues the mail about a refund, or about an authorisation that was released instead. */
export async function queueRefundMail(
  trx: Db,
  { store_id: storeId, order_id: orderId, currency }: Payment,
  { id, amount, reason }: Pick<RefundRow, 'id' | 'amount' | 'reason'>,
  mailReason: NonNullable<RefundDue['mailReason']>,
): Promise<void> {
  const placed = await readOrder(trx, storeId, orderId);
  await queueMail(trx, {
    storeId,
    culture: placed.order.culture,
    to: placed.order.email,
    template: 'paymentRefunded',
    data: {
      order: toOrder(placed),
      refunded: toMoney(amount, currency),
      reason: mailReason,
      ...(mailReason === 'returned' && { note: reason.trim() }),
    },
    key: refundMailKey({ id }),
  });
}

const refundMailKey = ({ id }: Pick<RefundRow, 'id'>): string => `payment-refunded:${id}`;
