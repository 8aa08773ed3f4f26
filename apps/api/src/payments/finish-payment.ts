import type { Context } from '../context';
import { findPayment, type Payment } from '../db/repositories/payments';
import { findRefundsOf } from '../db/repositories/refunds';
import type { Actor } from '../orders/actor';
import { payRefund } from '../refunds/pay-refund';
import { providerOf } from './provider-of';
import { settle } from './settle';

/**
 * Brings a payment to its end, whoever asks first: webhook, receipt, checkout or the reconciliation. The provider is
 * asked for the state of its session; nobody else's word counts.
 *
 * @param actor who is behind it where the payment ends without money; the payment itself unless said
 * @returns the payment as it then stands; undefined when there is none of that id
 * @throws ProviderUnavailable when the provider cannot be asked; nothing has changed then
 */
export async function finishPayment(
  context: Context,
  id: string,
  actor?: Actor,
): Promise<Payment | undefined> {
  const payment = await findPayment(context.db, id);
  if (!payment || payment.reference === null || isSettled(payment)) return payment;
  const session = await providerOf(context, payment.provider).readSession(payment.reference);
  const settled = await context.db
    .transaction()
    .execute((trx) => settle(trx, id, session, context.clock(), actor));
  if (settled.status !== 'refunding') return settled;
  for (const refund of await findRefundsOf(context.db, payment.store_id, payment.order_id))
    await payRefund(context, refund);
  return findPayment(context.db, id);
}

function isSettled({ status }: Payment): boolean {
  return status === 'paid' || status === 'refunding' || status === 'refunded';
}
