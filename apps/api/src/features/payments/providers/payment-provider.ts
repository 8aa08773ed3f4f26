import type { IncomingHttpHeaders } from 'node:http';
import type { Environment } from '../../../platform/environment';
import type { DeclineReason } from '../decline-reason';
import type { CaptureTime, SessionState } from '../payment-outcome';

export interface SessionRequest {
  /** Our payment id. Repeating a request with the same id returns the same session. */
  paymentId: string;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** BCP 47 locale of the provider's page. */
  locale: string;
  /** Shown to the shopper beside the amount. */
  description: string;
  merchant: string;
  email: string;
  returnUrl: string;
  cancelUrl: string;
  /** When the stock hold ends. */
  expiresAt: Date;
  /** Whether the payment only reserves the amount, which is captured when goods leave. */
  capture: CaptureTime;
}

export interface PaymentSession {
  /** The provider's id of the session. */
  reference: string;
  /** URL of the payment page. */
  url: string;
}

interface RefundRequest {
  reference: string;
  amount: number;
  /** A repeated key does not refund twice. */
  idempotencyKey: string;
}

interface CaptureRequest {
  reference: string;
  amount: number;
  /** Whether the rest of the authorisation is released. */
  isFinal: boolean;
  /**
   * The sum of the earlier captures. Captures of a payment run one after the other, so that a provider whose
   * idempotency keys have ended can tell from its own sum that this one was done.
   */
  capturedBefore: number;
  /** A repeated key does not capture twice. */
  idempotencyKey: string;
}

export interface WebhookEvent {
  eventId: string;
  /** The session of the event. Its state is read from the provider, not from the event. */
  reference: string;
}

/**
 * A provider that takes payments on its own page. Every call except `readWebhook` throws {@link ProviderUnavailable}
 * if the provider fails or times out.
 */
export interface PaymentProvider {
  /** How long stock is held for a payment. The provider's session must be able to last as long. */
  readonly holdMs: number;
  /** How long an authorisation lasts if the provider does not say so. */
  readonly authorisationMs: number;
  /** The reasons of declined payments, by the provider's codes. */
  readonly declineReasons: ReadonlyMap<string, DeclineReason>;
  createSession(request: SessionRequest): Promise<PaymentSession>;
  readSession(reference: string): Promise<SessionState>;
  /** Expires the session so that it can no longer be paid. A decided session stays unchanged. */
  expireSession(reference: string): Promise<void>;
  /**
   * Captures a part of an authorised payment.
   *
   * @throws {@link CaptureRefused} if the capture can never succeed, such as after the authorisation has ended
   */
  capture(request: CaptureRequest): Promise<void>;
  /** Releases what is still authorised. An authorisation that has ended stays unchanged. */
  releaseAuthorisation(reference: string): Promise<void>;
  /**
   * Refunds a part of a payment.
   *
   * @returns the provider's refund id
   * @throws {@link RefundRefused} if the refund can never succeed, such as for more than was paid
   */
  refund(request: RefundRequest): Promise<string>;
  /**
   * Verifies and reads a webhook event from its raw body.
   *
   * @returns null for an event that does not concern a payment
   * @throws {@link WebhookRefused} if the event was not signed by the provider within the last five minutes
   */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): WebhookEvent | null;
}

/** What creates a provider, besides its settings. */
export interface ProviderOptions {
  /** Timeout of a call in milliseconds. */
  timeout: number;
  /** Seconds since 1970. */
  now: () => number;
}

/** A provider with its settings. */
export type ConfiguredProvider = (options: ProviderOptions) => PaymentProvider | Promise<PaymentProvider>;

/** A provider that a store's payment methods can name. */
export interface PaymentProviderModule {
  name: string;
  /** Whether shoppers pay with real money. */
  takesMoney: boolean;
  /**
   * Reads the provider's settings.
   *
   * @returns undefined if it is not configured
   * @throws {ConfigError} when a variable has a value that cannot be used
   */
  configure(env: Environment): ConfiguredProvider | undefined;
}

/** How long a webhook signature is valid, in seconds. */
export const webhookTolerance = 300;

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export class CaptureRefused extends Error {
  override readonly name = 'CaptureRefused';
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
