import { setTimeout as wait } from 'node:timers/promises';
import { finishPayment } from './finish-payment';
import { returnWaitMs } from './payment-timing';
import type { PaymentsContext } from './provider-of';
import { findLastPayment, type Payment } from './queries';

/**
 * The basket's last payment attempt. An open payment is finished first if the provider has decided it, so that a
 * shopper who returns before the webhook sees the result.
 */
export async function lastPayment(
  context: PaymentsContext,
  storeId: string,
  basketId: string,
): Promise<Payment | undefined> {
  const payment = await findLastPayment(context.db, storeId, basketId);
  if (!payment || payment.finished_at !== null) return payment;
  const finished = finishPayment(context, payment.id).catch((err: unknown) => {
    context.log.warn({ err, payment: payment.id }, 'payment could not be finished');
    return payment;
  });
  return Promise.race([finished, wait(returnWaitMs, payment, { ref: false })]);
}
