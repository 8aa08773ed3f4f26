import type { PaymentAttempt } from '../checkout/contract';
import { declineReason } from './decline-reason';
import type { Payment } from './queries';

/** Converts a payment to the contract's format. A refund in progress is shown as refunded. */
export function toPaymentAttempt({ status, reason }: Payment, culture: string): PaymentAttempt {
  return {
    status: status === 'refunding' ? 'refunded' : status,
    reason: status === 'declined' ? declineReason(reason, culture) : null,
  };
}
