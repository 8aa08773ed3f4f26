import type { Config } from '../../../config';
import type { Context } from '../../../platform/context';
import type { PaymentProvider } from './payment-provider';
import { createSandboxProvider } from './sandbox';

const timeoutMs = 10_000;

/** The providers by the name that payment methods use. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** The services of operations on payments. */
export interface PaymentsContext extends Context {
  payments: PaymentProviders;
}

/** Creates the configured providers; Stripe only if its keys are set. */
export async function createPaymentProviders(
  { sandbox, stripe }: Pick<Config, 'sandbox' | 'stripe'>,
  clock: () => Date,
  timeout = timeoutMs,
): Promise<PaymentProviders> {
  const now = () => Math.floor(clock().getTime() / 1000);
  const providers = new Map([['sandbox', createSandboxProvider({ ...sandbox, timeout, now })]]);
  if (stripe) {
    // A process without its keys is spared the memory of its library.
    const { createStripeProvider } = await import('./stripe');
    providers.set('stripe', createStripeProvider({ ...stripe, timeout, now }));
  }
  return providers;
}
