import pLimit from 'p-limit';
import type { Context } from '../context';
import { claimUnfinished, lockPayment, type Payment } from '../db/repositories/payments';
import { ProviderUnavailable } from '../providers/payment/payment-provider';
import { payDueRefunds } from '../refunds/pay-refund';
import { finishPayment } from './finish-payment';
import { providerOf } from './provider-of';
import { releaseUnstarted } from './release-unstarted';
import { release } from './settle';

const minute = 60_000;
const reconcileAfterMs = minute;
const unstartedAfterMs = 5 * minute;
const releaseAfterMs = 15 * minute;
const batch = 200;
/** A provider that does not answer keeps each for ten seconds. */
const concurrency = 20;

/**
 * Brings to their end the payments that nobody finished: the webhook was lost, the shopper never came back, or the
 * process was stopped in between. Pays the refunds that wait likewise.
 */
export async function reconcile(context: Context): Promise<void> {
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
  await payDueRefunds(context);
}

async function reconcileOne(context: Context, payment: Payment, now: number): Promise<void> {
  if (payment.reference === null) {
    if (now - payment.created_at.getTime() > unstartedAfterMs) await releaseUnstarted(context, payment.id);
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
    if (overdue > releaseAfterMs) await releaseUnanswered(context, payment.id);
  }
}

/**
 * Puts back on sale what is held for a payment on which the provider has been silent for too long. It is asked on: if
 * it says paid after all, the order is confirmed as long as there is stock, else the money goes back.
 */
async function releaseUnanswered(context: Context, id: string): Promise<void> {
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
