import type { PaymentAttempt } from '../contract/checkout';
import type { Payment } from '../db/repositories/payments';
import { declineReason } from './decline-reason';

/** Money on its way back is shown as paid back. */
export function toPaymentAttempt({ status, reason }: Payment, culture: string): PaymentAttempt {
  return {
    status: status === 'refunding' ? 'refunded' : status,
    reason: status === 'declined' ? declineReason(reason, culture) : null,
  };
}
