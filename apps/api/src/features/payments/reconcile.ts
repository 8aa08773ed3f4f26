import pLimit from 'p-limit';
import { checkAuthorisations } from './captures/check-authorisations';
import { payDueCaptures } from './captures/pay-capture';
import { finishPayment } from './finish-payment';
import { reconcileAfterMs, releaseUnansweredAfterMs, releaseUnstartedAfterMs } from './payment-timing';
import type { PaymentsContext } from './provider-of';
import { providerOf } from './provider-of';
import { ProviderUnavailable } from './providers/payment-provider';
import { claimUnfinished, lockPayment, type Payment } from './queries';
import { payDueRefunds } from './refunds/pay-refund';
import { releaseUnstarted } from './release-unstarted-payment';
import { release } from './settle';

const batch = 200;
/** Bounds the total time if the provider times out (ten seconds per payment). */
const concurrency = 20;

/**
 * Finishes payments that nobody finished because the webhook was lost, the shopper did not return or the process was
 * stopped. Then makes due captures, pays due refunds and checks authorisations.
 */
export async function reconcile(context: PaymentsContext): Promise<void> {
  const now = context.clock();
  const before = new Date(now.getTime() - reconcileAfterMs);
  const unfinished = await claimUnfinished(context.db, { before, now, limit: batch });
  await pLimit(concurrency).map(unfinished, async (payment) => {
    try {
      await reconcileOne(context, payment, now.getTime());
    } catch (err) {
      context.log.error({ err, payment: payment.id }, 'payment could not be reconciled');
    }
  });
  await payDueCaptures(context);
  await payDueRefunds(context);
  await checkAuthorisations(context);
}

async function reconcileOne(context: PaymentsContext, payment: Payment, now: number): Promise<void> {
  if (payment.reference === null) {
    if (now - payment.created_at.getTime() > releaseUnstartedAfterMs)
      await releaseUnstarted(context, payment.id);
    return;
  }
  const overdue = now - payment.expires_at.getTime();
  try {
    if (overdue > 0 || payment.status === 'expired')
      await providerOf(context, payment.provider).expireSession(payment.reference);
    await finishPayment(context, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'the payment provider does not answer');
    if (overdue > releaseUnansweredAfterMs) await releaseUnanswered(context, payment.id);
  }
}

/**
 * Releases the stock of a payment whose provider has not answered for too long. The provider is still polled: if the
 * payment turns out to be paid, the order is confirmed if there is stock, otherwise refunded.
 */
async function releaseUnanswered(context: PaymentsContext, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment?.status !== 'open') return;
    await release(
      trx,
      payment,
      { status: 'expired', reason: 'ProviderUnavailable', finished_at: null },
      context.clock(),
    );
  });
}
