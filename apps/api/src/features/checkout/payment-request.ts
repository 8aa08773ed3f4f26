import type { StoredPaymentMethod } from './queries/checkout-methods';

/** How to pay for a basket. */
export interface PaymentRequest {
  method: StoredPaymentMethod;
  returnUrl: string;
  cancelUrl: string;
  /** The logged-in customer; null for a guest. */
  customerId: string | null;
  now: Date;
}
