import type { Fail } from '../../platform/http/errors/declare-errors';
import type { Actor } from '../orders';
import { finishPayment } from './finish-payment';
import type { PaymentsContext } from './provider-of';
import { providerOf } from './provider-of';
import { ProviderUnavailable } from './providers/payment-provider';
import type { Payment } from './queries';
import { releaseUnstarted } from './release-unstarted-payment';

/** Errors of operations that need the payment provider. */
export const paymentErrors = { 502: ['PaymentUnavailable'] } as const;

/**
 * Ends an open payment so that it can no longer be paid. If it was paid already, finishes it as paid. If the provider
 * fails, the payment stays open.
 */
export async function endPayment(
  fail: Fail<'PaymentUnavailable'>,
  context: PaymentsContext,
  payment: Payment,
  actor: Actor,
): Promise<void> {
  try {
    if (payment.reference === null) await releaseUnstarted(context, payment.id, actor);
    else await providerOf(context, payment.provider).expireSession(payment.reference);
    await finishPayment(context, payment.id, actor);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'an open payment could not be ended');
    fail('PaymentUnavailable');
  }
}
