import pLimit from 'p-limit';
import { delayAfter } from '../../../platform/jobs/retry-delay';
import { recordOrderEvent } from '../../orders';
import { endEntry, postponeEntry } from '../ledger-entries';
import { captureRetries } from '../payment-timing';
import { type PaymentsContext, providerOf } from '../provider-of';
import { CaptureRefused, ProviderUnavailable } from '../providers/payment-provider';
import { lockPayment, updatePayment } from '../queries';
import { addToNextCapture, findDueCaptures, findNextCapture, type NextCapture } from './queries';

const batch = 100;
/** Bounds the total time if the provider times out (ten seconds per capture). */
const concurrency = 20;

/** Has the provider make the pending captures of an order, one after the other, until one has to wait. */
export async function payCapturesOf(
  context: PaymentsContext,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<void> {
  for (;;) {
    const next = await findNextCapture(context.db, storeId, orderId);
    if (!next || !(await payCapture(context, next))) return;
  }
}

/** Retries pending captures that are due, and then those that waited for them. */
export async function payDueCaptures(context: PaymentsContext): Promise<void> {
  const due = await findDueCaptures(context.db, context.clock(), batch);
  await pLimit(concurrency).map(due, async (capture) => {
    try {
      if (await payCapture(context, capture))
        await payCapturesOf(context, { storeId: capture.store_id, orderId: capture.order_id });
    } catch (err) {
      context.log.error({ err, capture: capture.id }, 'capture could not be made');
    }
  });
}

/**
 * The capture's id is the idempotency key, so that repeated calls capture once.
 *
 * @returns false if it has to wait, because the provider is unavailable
 */
async function payCapture(context: PaymentsContext, capture: NextCapture): Promise<boolean> {
  const { reference, id, amount } = capture;
  if (reference === null) throw new Error(`The capture ${id} has no payment at a provider.`);
  const provider = providerOf(context, capture.provider);
  try {
    if (capture.kind === 'release') await provider.releaseAuthorisation(reference);
    else
      await provider.capture({
        reference,
        amount,
        isFinal: capture.is_final,
        capturedBefore: capture.captured,
        idempotencyKey: id,
      });
    await finish(context, capture, { status: 'done', reason: null });
  } catch (error) {
    if (error instanceof CaptureRefused) {
      context.log.error({ err: error, capture: id }, 'the payment provider refuses a capture');
      await finish(context, capture, { status: 'failed', reason: error.message });
      return true;
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, capture: id }, 'a capture has to wait');
    const pause = delayAfter(capture.attempts + 1, captureRetries);
    await postponeEntry(context.db, 'captures', capture, new Date(context.clock().getTime() + pause));
    return false;
  }
  return true;
}

async function finish(
  context: PaymentsContext,
  capture: NextCapture,
  end: { status: 'done' | 'failed'; reason: string | null },
): Promise<void> {
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, capture.payment_id);
    if (!payment || !(await endEntry(trx, 'captures', capture, { ...end, finished_at: now }))) return;
    if (end.status === 'done') {
      const isCapture = capture.kind === 'capture';
      const ends = capture.is_final || !payment.multicapture;
      await updatePayment(trx, payment.id, {
        status: payment.status === 'refunding' ? 'refunded' : payment.status,
        paid_amount: (payment.paid_amount ?? 0) + capture.amount,
        ...(ends && { authorisation: isCapture ? 'captured' : 'released' }),
        finished_at: payment.finished_at,
      });
    } else await addToNextCapture(trx, capture);
    await recordOrderEvent(trx, {
      storeId: capture.store_id,
      orderId: capture.order_id,
      type: eventOf(capture.kind, end.status),
      actor: capture.actor,
      details: { payment: payment.id, capture: capture.id, amount: capture.amount },
    });
  });
}

function eventOf(kind: NextCapture['kind'], status: 'done' | 'failed'): string {
  if (status === 'failed') return 'CaptureFailed';
  return kind === 'capture' ? 'Captured' : 'Released';
}
