import type { PaymentAttempt } from './contract';
import { declineText } from './decline-reason';
import type { PaymentsContext } from './provider-of';
import type { Payment } from './queries';

/** Converts a payment to the contract's format. A refund in progress is shown as refunded. */
export function toPaymentAttempt(
  { payments }: Pick<PaymentsContext, 'payments'>,
  { provider, status, reason: code }: Payment,
  culture: string,
): PaymentAttempt {
  const reason = payments.get(provider)?.declineReasons.get(code ?? '');
  return {
    status: status === 'refunding' ? 'refunded' : status,
    reason: status === 'declined' ? declineText(reason, culture) : null,
  };
}
