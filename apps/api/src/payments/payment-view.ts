import type { PaymentAttempt } from '../contract/checkout';
import type { Payment } from '../db/repositories/payments';
import { declineReason } from './decline-reason';

/** Converts a payment to the contract's format. A refund in progress is shown as refunded. */
export function toPaymentAttempt({ status, reason }: Payment, culture: string): PaymentAttempt {
  return {
    status: status === 'refunding' ? 'refunded' : status,
    reason: status === 'declined' ? declineReason(reason, culture) : null,
  };
}
