import pLimit from 'p-limit';
import { delayAfter } from '../../../platform/jobs/retry-delay';
import { recordOrderEvent } from '../../orders';
import { endEntry, postponeEntry } from '../ledger-entries';
import { refundRetries } from '../payment-timing';
import { type PaymentsContext, providerOf } from '../provider-of';
import { ProviderUnavailable, RefundRefused } from '../providers/payment-provider';
import { findPayment, lockPayment, type Payment, updatePayment } from '../queries';
import { findDueRefunds, type RefundRow } from './queries';

const batch = 100;
/** Bounds the total time if the provider times out (ten seconds per refund). */
const concurrency = 20;

/**
 * Has the provider pay a pending refund. The refund's id is the idempotency key, so that repeated calls pay once. If
 * the provider is unavailable, the refund stays pending. If the provider rejects it, the refund is marked as failed
 * for the store's staff.
 */
export async function payRefund(context: PaymentsContext, refund: RefundRow): Promise<void> {
  if (refund.status !== 'pending') return;
  const payment = await findPayment(context.db, refund.payment_id);
  if (!payment || payment.reference === null)
    throw new Error(`The refund ${refund.id} has no payment at a provider.`);
  try {
    const reference = await providerOf(context, payment.provider).refund({
      reference: payment.reference,
      amount: refund.amount,
      idempotencyKey: refund.id,
    });
    await finish(context, payment, refund, { status: 'done', reference });
  } catch (error) {
    if (error instanceof RefundRefused) {
      context.log.error({ err: error, refund: refund.id }, 'the payment provider refuses a refund');
      await finish(context, payment, refund, { status: 'failed', reference: null });
      return;
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, refund: refund.id }, 'a refund has to wait');
    const pause = delayAfter(refund.attempts + 1, refundRetries);
    await postponeEntry(context.db, 'refunds', refund, new Date(context.clock().getTime() + pause));
  }
}

/** Retries pending refunds that are due. */
export async function payDueRefunds(context: PaymentsContext): Promise<void> {
  const due = await findDueRefunds(context.db, context.clock(), batch);
  await pLimit(concurrency).map(due, async (refund) => {
    try {
      await payRefund(context, refund);
    } catch (err) {
      context.log.error({ err, refund: refund.id }, 'refund could not be paid');
    }
  });
}

async function finish(
  context: PaymentsContext,
  payment: Payment,
  refund: RefundRow,
  end: { status: 'done' | 'failed'; reference: string | null },
): Promise<void> {
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, payment.id);
    if (!(await endEntry(trx, 'refunds', refund, { ...end, finished_at: now }))) return;
    if (current?.status === 'refunding' && end.status === 'done')
      await updatePayment(trx, payment.id, { status: 'refunded', finished_at: now });
    await recordOrderEvent(trx, {
      storeId: refund.store_id,
      orderId: refund.order_id,
      type: end.status === 'done' ? 'Refunded' : 'RefundFailed',
      actor: refund.actor,
      details: { payment: payment.id, refund: refund.id, amount: refund.amount },
    });
  });
}
