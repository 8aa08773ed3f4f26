import pLimit from 'p-limit';
import { paymentActor, readOrder, recordOrderEvent } from '../../orders';
import { recheckAuthorisationMs, warnBeforeAuthorisationEndsMs } from '../payment-timing';
import { type PaymentsContext, providerOf } from '../provider-of';
import { ProviderUnavailable } from '../providers/payment-provider';
import { findPayment, lockPayment, type Payment, updatePayment } from '../queries';
import { payCapturesOf } from './pay-capture';
import { findEndingAuthorisations, hasPendingCapture } from './queries';
import { recordCapture } from './record-capture';

const batch = 100;
const concurrency = 20;

/**
 * Records authorisations that have ended before all goods were sent, so that staff see it before they send anything, and
 * those that end soon.
 */
export async function checkAuthorisations(context: PaymentsContext): Promise<void> {
  const now = context.clock();
  const soon = new Date(now.getTime() + warnBeforeAuthorisationEndsMs);
  const ending = await findEndingAuthorisations(context.db, { now, soon, limit: batch });
  await pLimit(concurrency).map(ending, async (payment) => {
    try {
      if (payment.authorised_until && payment.authorised_until > now) await warn(context, payment);
      else await checkAuthorisation(context, payment);
    } catch (err) {
      if (!(err instanceof ProviderUnavailable))
        context.log.error({ err, payment: payment.id }, 'authorisation could not be checked');
    }
  });
}

/** What was sent of an order whose card can be captured only once is captured now, so that it does not stay unpaid. */
async function warn(context: PaymentsContext, { id, store_id: storeId, order_id: orderId }: Payment) {
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment?.authorisation !== 'active') return;
    await recordOrderEvent(trx, {
      storeId,
      orderId,
      type: 'AuthorisationEnding',
      actor: paymentActor.role,
      details: { payment: id, until: payment.authorised_until?.toISOString() },
    });
    const placed = await readOrder(trx, storeId, orderId);
    if (placed.shipments.length === 0 || payment.multicapture) return;
    const due = { isFinal: true, actor: paymentActor, key: 'authorisation-ending', now };
    await recordCapture(trx, payment, placed, due);
  });
  context.log.warn({ payment: id, order: orderId }, 'an authorisation ends soon');
  await payCapturesOf(context, { storeId, orderId });
}

/**
 * Asks the provider whether a payment is still authorised, and records it if it is not.
 * @throws ProviderUnavailable if the provider cannot be reached; nothing has changed then
 */
export async function checkAuthorisation(context: PaymentsContext, { id }: Payment): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  const payment = await findPayment(db, id);
  if (payment?.authorisation !== 'active' || payment.reference === null) return;
  const { status, authorisation } = await providerOf(context, payment.provider).readSession(
    payment.reference,
  );
  await db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, id);
    if (current?.authorisation !== 'active') return;
    const { status: state, finished_at } = current;
    if (status === 'authorised') {
      const until = authorisation?.until;
      const later = until && until > now ? until : new Date(now.getTime() + recheckAuthorisationMs);
      await updatePayment(trx, id, { status: state, finished_at, authorised_until: later });
      return;
    }
    if (await hasPendingCapture(trx, id)) return;
    await updatePayment(trx, id, { status: state, finished_at, authorisation: 'expired' });
    await recordOrderEvent(trx, {
      storeId: current.store_id,
      orderId: current.order_id,
      type: 'AuthorisationExpired',
      actor: paymentActor.role,
      details: { payment: id },
    });
    log.error({ payment: id, order: current.order_id }, 'an authorisation has ended before the dispatch');
  });
}
