import type { IncomingHttpHeaders } from 'node:http';
import type { SessionState } from '../../domain/payment-outcome';

export interface SessionRequest {
  /** The shop's own id of the payment: asking twice with the same id gives the same session. */
  paymentId: string;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** BCP 47, for the texts of the provider's page. */
  locale: string;
  /** What the shopper reads beside the amount. */
  description: string;
  merchant: string;
  email: string;
  returnUrl: string;
  cancelUrl: string;
  /** When the shop stops holding the goods. */
  expiresAt: Date;
}

export interface PaymentSession {
  /** The provider's id of the session. */
  reference: string;
  /** The address of the page on which the shopper pays. */
  url: string;
}

export interface RefundRequest {
  reference: string;
  amount: number;
  /** The same key never pays back twice. */
  idempotencyKey: string;
}

export interface WebhookEvent {
  eventId: string;
  /** The session it is about. What happened to it is asked of the provider, not read from the notice. */
  reference: string;
}

/**
 * A company that takes payments on a page of its own.
 * Every call but `readWebhook` throws {@link ProviderUnavailable} when the provider fails or does not answer in time.
 */
export interface PaymentProvider {
  createSession(request: SessionRequest): Promise<PaymentSession>;
  readSession(reference: string): Promise<SessionState>;
  /** Sees to it that the session can no longer be paid; one that is decided already stays as it is. */
  expireSession(reference: string): Promise<void>;
  /**
   * Pays back a part of what was paid.
   *
   * @returns the provider's own id of the refund
   * @throws {@link RefundRefused} when it will never do so, such as for more than was paid
   */
  refund(request: RefundRequest): Promise<string>;
  /**
   * Reads a notice from the bytes that came.
   *
   * @returns null for a notice that is no concern of a payment
   * @throws {@link WebhookRefused} when it was not signed by the provider within the last five minutes
   */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): WebhookEvent | null;
}

/** Seconds that a webhook's signature is good for. */
export const webhookTolerance = 300;

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
