import type { Generated } from 'kysely';
import type { RefundStatus } from './contract';
import type { PaymentState } from './payment-outcome';

declare module '../../platform/database/database' {
  interface Database {
    payments: {
      store_id: string;
      id: string;
      order_id: string;
      basket_id: string;
      provider: string;
      method: string;
      reference: string | null;
      /** URL of the provider's page; null until the provider has responded. */
      url: string | null;
      return_url: string;
      cancel_url: string;
      status: PaymentState;
      reason: string | null;
      amount: number;
      /** The paid amount reported by the provider; null before. */
      paid_amount: number | null;
      currency: string;
      basket_version: number;
      created_at: Generated<Date>;
      expires_at: Date;
      /** When the provider reported the final state; null while it is still polled. */
      finished_at: Date | null;
      /** When the reconciliation last polled it. */
      asked_at: Date | null;
    };
    stock_holds: { store_id: string; payment_id: string; variant_id: string; quantity: number };
    /** All refunds, including pending ones. */
    refunds: {
      store_id: string;
      id: string;
      order_id: string;
      payment_id: string;
      /** Idempotency key: a repeated key does not refund twice. */
      key: string;
      amount: number;
      reason: string;
      actor: string;
      status: Generated<RefundStatus>;
      /** The provider's refund id. */
      reference: string | null;
      attempts: Generated<number>;
      next_attempt_at: Date;
      created_at: Date;
      finished_at: Date | null;
    };
    webhook_events: { provider: string; event_id: string; received_at: Generated<Date> };
  }
}
