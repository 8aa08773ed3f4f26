import type { Generated, GeneratedAlways } from 'kysely';
import type { RefundStatus } from './contract';
import type { CaptureTime, PaymentState } from './payment-outcome';

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
      /** The paid amount reported by the provider; null before. Of an authorised payment: what was captured. */
      paid_amount: number | null;
      currency: string;
      basket_version: number;
      created_at: Generated<Date>;
      expires_at: Date;
      /** When the provider reported the final state; null while it is still polled. */
      finished_at: Date | null;
      /** When the reconciliation last polled it. */
      asked_at: Date | null;
      capture: Generated<CaptureTime>;
      /**
       * Of a payment that is captured on dispatch: null until it is authorised. `captured` and `released`: nothing more can
       * be captured. `expired`: it ended before all goods were sent.
       */
      authorisation: 'active' | 'captured' | 'released' | 'expired' | null;
      /** When the authorisation ends. */
      authorised_until: Date | null;
      /** Whether the authorisation can be captured in parts. */
      multicapture: Generated<boolean>;
    };
    /** What is captured of authorised payments, and what is released; written before the provider is called. */
    captures: {
      store_id: string;
      id: string;
      /** Captures of a payment are made in this order. */
      position: GeneratedAlways<string>;
      order_id: string;
      payment_id: string;
      kind: 'capture' | 'release';
      /** A repeated key captures once. */
      key: string;
      /** 0 for a release. */
      amount: number;
      /** Whether the rest of the authorisation is released. */
      is_final: boolean;
      status: Generated<RefundStatus>;
      /** Why the provider refused it. */
      reason: string | null;
      actor: string;
      attempts: Generated<number>;
      next_attempt_at: Date;
      created_at: Date;
      finished_at: Date | null;
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
