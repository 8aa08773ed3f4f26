import type { StoredPaymentMethod } from '../db/repositories/checkout-methods';

/** How a basket shall be paid. */
export interface PaymentRequest {
  method: StoredPaymentMethod;
  returnUrl: string;
  cancelUrl: string;
  /** Who is logged in, if anyone is. */
  customerId: string | null;
  now: Date;
}
