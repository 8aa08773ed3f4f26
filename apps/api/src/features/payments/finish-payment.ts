import type { Actor } from '../orders';
import { checkAuthorisation } from './captures/check-authorisations';
import { payCapturesOf } from './captures/pay-capture';
import type { PaymentsContext } from './provider-of';
import { providerOf } from './provider-of';
import { findPayment, type Payment } from './queries';
import { payRefund } from './refunds/pay-refund';
import { findRefundsOf } from './refunds/queries';
import { settle } from './settle';

/**
 * Finishes a payment according to the provider's session state. Webhook, receipt, checkout and reconciliation all
 * call it; the first call finishes the payment.
 *
 * @param actor who caused an end without payment; the payment itself by default
 * @returns the updated payment; undefined if the id is unknown
 * @throws ProviderUnavailable if the provider cannot be reached; nothing has changed then
 */
export async function finishPayment(
  context: PaymentsContext,
  id: string,
  actor?: Actor,
): Promise<Payment | undefined> {
  const payment = await findPayment(context.db, id);
  if (!payment || payment.reference === null) return payment;
  if (isSettled(payment)) {
    await checkAuthorisation(context, payment);
    return payment;
  }
  const provider = providerOf(context, payment.provider);
  const session = await provider.readSession(payment.reference);
  const now = context.clock();
  if (session.authorisation)
    session.authorisation.until ??= new Date(now.getTime() + provider.authorisationMs);
  const { settled, hasEnded } = await context.db
    .transaction()
    .execute((trx) => settle(trx, id, session, now, actor));
  if (hasEnded) recordEnd(context, settled);
  if (settled.status !== 'refunding') return settled;
  await payCapturesOf(context, { storeId: payment.store_id, orderId: payment.order_id });
  for (const refund of await findRefundsOf(context.db, payment.store_id, payment.order_id))
    await payRefund(context, refund);
  return findPayment(context.db, id);
}

/** Counts a payment that the provider has decided. A code that is no class of reasons counts as `unknown`. */
function recordEnd(context: PaymentsContext, { provider, status, reason }: Payment): void {
  const { declineReasons } = providerOf(context, provider);
  const declined = declineReasons.get(reason ?? '') ?? 'unknown';
  const result = status === 'refunding' ? 'refunded' : status;
  context.metrics?.recordPayment(provider, result, status === 'declined' ? declined : 'none');
}

function isSettled({ status }: Payment): boolean {
  return status === 'paid' || status === 'refunding' || status === 'refunded';
}
