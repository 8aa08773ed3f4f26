import type { Context } from '../context';
import type { Payment } from '../db/repositories/payments';
import { ApiError } from '../errors/api-error';
import type { Actor } from '../orders/actor';
import { ProviderUnavailable } from '../providers/payment/payment-provider';
import { finishPayment } from './finish-payment';
import { providerOf } from './provider-of';
import { releaseUnstarted } from './release-unstarted';

/**
 * Sees to it that an open payment can no longer be paid; if it was, it is finished as paid.
 *
 * @throws {ApiError} 502 `PaymentUnavailable` where the provider fails; the payment stays open then
 */
export async function endPayment(context: Context, payment: Payment, actor: Actor): Promise<void> {
  try {
    if (payment.reference === null) await releaseUnstarted(context, payment.id, actor);
    else await providerOf(context, payment.provider).expireSession(payment.reference);
    await finishPayment(context, payment.id, actor);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'an open payment could not be ended');
    throw new ApiError(502, 'PaymentUnavailable');
  }
}
