import { Stripe } from 'stripe';
import type { DeclineReason } from '../../decline-reason';
import type { SessionState } from '../../payment-outcome';
import {
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

  return {
    holdMs,
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
            payment_intent_data: { description: `${request.merchant}: ${request.description}` },
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
        await callStripe(stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })),
      );
    },

    async expireSession(reference) {
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
      }
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
    if (session.payment_status !== 'unpaid') return 'paid';
    if (intent?.status === 'canceled') return 'cancelled';
    return intent?.last_payment_error ? 'declined' : 'open';
  };
  const error = intent?.last_payment_error;
  return { status: status(), amount, currency, reason: error?.decline_code ?? error?.code ?? null };
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
