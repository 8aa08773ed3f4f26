import { Stripe } from 'stripe';
import type { DeclineReason } from '../../decline-reason';
import type { Authorisation, SessionState } from '../../payment-outcome';
import {
  CaptureRefused,
  type PaymentProvider,
  type ProviderOptions,
  ProviderUnavailable,
  RefundRefused,
  WebhookRefused,
  webhookTolerance,
} from '../payment-provider';

export interface StripeOptions extends ProviderOptions {
  secretKey: string;
  webhookSecret: string;
  /** HTTP client; the global fetch by default. */
  fetch?: typeof fetch;
}

/** Stripe requires a session of at least 30 minutes. */
const holdMs = 45 * 60_000;

/** https://docs.stripe.com/payments/place-a-hold-on-a-payment-method: the shortest of the common cards. */
const authorisationMs = 5 * 24 * 3600_000;

/** https://docs.stripe.com/declines/codes */
const declineReasons = new Map<string, DeclineReason>([
  ['card_declined', 'card_declined'],
  ['generic_decline', 'card_declined'],
  ['do_not_honor', 'card_declined'],
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['authentication_failed', 'authentication_failed'],
  ['authentication_required', 'authentication_failed'],
  ['incorrect_cvc', 'incorrect_cvc'],
]);

/** Stripe Checkout: the shopper pays on Stripe's page. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeout,
    maxNetworkRetries: 1,
    httpClient: Stripe.createFetchHttpClient(options.fetch),
    telemetry: false,
  });

  async function intentOf(reference: string): Promise<Stripe.PaymentIntent | null> {
    const { payment_intent } = await callStripe(
      stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] }),
    );
    return typeof payment_intent === 'string' ? null : payment_intent;
  }

  return {
    holdMs,
    authorisationMs,
    declineReasons,

    async createSession(request) {
      const session = await callStripe(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: request.paymentId,
            customer_email: request.email,
            locale: stripeLocale(request.locale),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: request.currency.toLowerCase(),
                  unit_amount: request.amount,
                  product_data: { name: request.description },
                },
              },
            ],
            payment_intent_data: {
              description: `${request.merchant}: ${request.description}`,
              ...(request.capture === 'onDispatch' && { capture_method: 'manual' }),
            },
            ...(request.capture === 'onDispatch' && {
              payment_method_options: {
                card: {
                  request_multicapture: 'if_available',
                  request_extended_authorization: 'if_available',
                },
              },
            }),
            success_url: request.returnUrl,
            cancel_url: request.cancelUrl,
            expires_at: Math.floor(request.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: request.paymentId },
        ),
      );
      if (!session.url) throw new ProviderUnavailable('Stripe returned a session without a URL.');
      return { reference: session.id, url: session.url };
    },

    async readSession(reference) {
      return stateOf(
        await callStripe(
          stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] }),
        ),
      );
    },

    async expireSession(reference) {
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
      }
    },

    /** Stripe drops idempotency keys after a day, so an earlier capture is found by the captured sum. */
    async capture({ reference, amount, isFinal, capturedBefore, idempotencyKey }) {
      const intent = await intentOf(reference);
      if (!intent) throw new CaptureRefused(`Stripe's session ${reference} has no payment to capture.`);
      if (intent.amount_received >= capturedBefore + amount) return;
      if (intent.status !== 'requires_capture')
        throw new CaptureRefused(`The authorisation at Stripe has ended: ${intent.status}.`);
      const multicapture = authorisationOf(intent)?.multicapture === true;
      await createCapture(
        stripe.paymentIntents.capture(
          intent.id,
          { amount_to_capture: amount, ...(multicapture && { final_capture: isFinal }) },
          { idempotencyKey },
        ),
      );
    },

    async releaseAuthorisation(reference) {
      const intent = await intentOf(reference);
      if (intent?.status === 'requires_capture') await callStripe(stripe.paymentIntents.cancel(intent.id));
    },

    /** Stripe drops idempotency keys after a day, so an earlier refund is found by its metadata. */
    async refund({ reference, amount, idempotencyKey }) {
      const { payment_intent: intent } = await callStripe(stripe.checkout.sessions.retrieve(reference));
      if (!intent) throw new RefundRefused(`Stripe's session ${reference} has no payment to refund.`);
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      const earlier = await callStripe(stripe.refunds.list({ payment_intent, limit: 100 }));
      const refund =
        earlier.data.find(({ metadata }) => metadata?.refund === idempotencyKey) ??
        (await createRefund(
          stripe.refunds.create(
            { payment_intent, amount, metadata: { refund: idempotencyKey } },
            { idempotencyKey },
          ),
        ));
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new RefundRefused(`The Stripe refund failed: ${refund.failure_reason ?? refund.status}.`);
      return refund.id;
    },

    readWebhook(rawBody, headers) {
      const signature = headers['stripe-signature'] ?? '';
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          options.webhookSecret,
          webhookTolerance,
          undefined,
          options.now() * 1000,
        );
      } catch (error) {
        throw new WebhookRefused('The signature is missing, wrong or too old.', { cause: error });
      }
      const { id, type, data } = event;
      return type.startsWith('checkout.session.') && 'id' in data.object
        ? { eventId: id, reference: data.object.id }
        : null;
    },
  };
}

/** A complete session is paid only when its money is certain. Some payment methods take days and may still fail. */
function stateOf(session: Stripe.Checkout.Session): SessionState {
  const amount = session.amount_total ?? 0;
  const currency = session.currency?.toUpperCase() ?? '';
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const status = (): SessionState['status'] => {
    if (session.status === 'expired') return 'expired';
    if (session.status !== 'complete') return 'open';
    if (intent?.status === 'requires_capture') return 'authorised';
    if (session.payment_status !== 'unpaid' || intent?.status === 'succeeded') return 'paid';
    if (intent?.status === 'canceled') return 'cancelled';
    return intent?.last_payment_error ? 'declined' : 'open';
  };
  const error = intent?.last_payment_error;
  return {
    status: status(),
    amount,
    currency,
    reason: error?.decline_code ?? error?.code ?? null,
    authorisation: intent && authorisationOf(intent),
  };
}

function authorisationOf({ status, latest_charge: charge }: Stripe.PaymentIntent): Authorisation | null {
  if (status !== 'requires_capture') return null;
  const card = typeof charge === 'string' ? undefined : charge?.payment_method_details?.card;
  return {
    until: card?.capture_before ? new Date(card.capture_before * 1000) : null,
    multicapture: card?.multicapture?.status === 'available',
  };
}

const locales = ['da', 'en', 'es', 'de', 'fr', 'it', 'nb', 'nl', 'pt', 'sv', 'fi', 'pl'] as const;

function stripeLocale(locale: string): Stripe.Checkout.SessionCreateParams.Locale {
  const language = new Intl.Locale(locale).language;
  return locales.find((known) => known === language) ?? 'auto';
}

async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw unavailable(error);
  }
}

async function createCapture(call: Promise<Stripe.PaymentIntent>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    )
      throw new CaptureRefused('Stripe refused the capture.', { cause: error });
    throw unavailable(error);
  }
}

async function createRefund(call: Promise<Stripe.Refund>): Promise<Stripe.Refund> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefused('Stripe rejected the refund.', { cause: error });
    throw unavailable(error);
  }
}

function unavailable(error: unknown): ProviderUnavailable {
  return new ProviderUnavailable('The Stripe call failed.', { cause: error });
}
