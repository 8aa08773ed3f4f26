import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { findOrder } from '../orders';
import {
  endPayment,
  type Payment,
  type PaymentSession,
  ProviderUnavailable,
  paymentErrors,
  providerOf,
  releaseUnstarted,
  saveSession,
} from '../payments';
import type { Shop } from '../stores';
import type { CheckoutContext } from './drop-points/drop-point-finder';
import { placeOrder, placeOrderErrors } from './place-order';
import { findPaymentMethods } from './queries/checkout-methods';
import { type PaymentRequest } from './write-order';

const maxAttempts = 3;
const maxDescriptionLength = 200;

/** Errors of {@link startPayment}. */
export const startPaymentErrors = {
  400: [...placeOrderErrors[400], 'UnknownPaymentMethod'],
  409: [...placeOrderErrors[409], 'PaymentInProgress'],
  ...paymentErrors,
} as const;

export interface PaymentStart
  extends Pick<PaymentRequest, 'returnUrl' | 'cancelUrl' | 'customerId' | 'ifMatch' | 'acceptsPrepayment'> {
  methodId: string;
}

/**
 * Starts a payment for a basket, or continues the open one. If the provider fails, the basket stays unchanged.
 *
 * @returns the URL of the provider's page; the return URL if nothing is to be paid
 */
export async function startPayment(
  fail: Fail<CodeOf<typeof startPaymentErrors> | 'InvalidField' | 'BasketChanged'>,
  context: CheckoutContext,
  shop: Shop,
  basketId: string,
  { methodId, ...to }: PaymentStart,
): Promise<string> {
  const methods = await findPaymentMethods(context.db, shop);
  const method = methods.find(({ id }) => id === methodId);
  const provider = method && context.payments.get(method.provider);
  if (!provider) return fail('UnknownPaymentMethod', {}, 'paymentProviderId');

  const request: PaymentRequest = { ...to, method, now: context.clock(), holdMs: provider.holdMs };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const placed = await context.db
      .transaction()
      .execute((trx) => placeOrder(fail, trx, shop, basketId, request));
    if (placed.kind === 'free') return placed.url;
    if (placed.kind === 'outdated') {
      await endPayment(fail, context, placed.payment, { role: 'shopper' });
      continue;
    }
    const url = placed.payment.url ?? (await openSession(fail, context, shop, placed.payment));
    if (url !== undefined) return url;
  }
  return fail('PaymentInProgress');
}

type StartablePayment = Pick<
  Payment,
  | 'store_id'
  | 'id'
  | 'order_id'
  | 'provider'
  | 'amount'
  | 'currency'
  | 'return_url'
  | 'cancel_url'
  | 'expires_at'
  | 'capture'
>;

/** @returns undefined if the payment was ended in the meantime */
async function openSession(
  fail: Fail<'PaymentUnavailable'>,
  context: CheckoutContext,
  shop: Shop,
  payment: StartablePayment,
): Promise<string | undefined> {
  const provider = providerOf(context, payment.provider);
  let session: PaymentSession;
  try {
    session = await provider.createSession(await sessionRequest(context, shop, payment));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id }, 'payment could not be started');
    await releaseUnstarted(context, payment.id);
    return fail('PaymentUnavailable');
  }
  if (await saveSession(context.db, payment.id, session)) return session.url;
  await provider.expireSession(session.reference).catch((err: unknown) => {
    context.log.warn({ err, payment: payment.id }, 'a session that nobody will be sent to stays open');
  });
  return undefined;
}

async function sessionRequest(context: CheckoutContext, { store }: Shop, payment: StartablePayment) {
  const placed = await findOrder(context.db, payment.store_id, payment.order_id);
  if (!placed) throw new Error(`The payment ${payment.id} has no order.`);
  const { order, lines } = placed;
  const description = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return {
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    locale: store.cultures.find(({ culture }) => culture === order.culture)?.locale ?? order.culture,
    description:
      description.length > maxDescriptionLength
        ? `${description.slice(0, maxDescriptionLength)}…`
        : description,
    merchant: store.name,
    email: order.email,
    returnUrl: payment.return_url,
    cancelUrl: payment.cancel_url,
    expiresAt: payment.expires_at,
    capture: payment.capture,
  };
}
