import type { Context } from '../../platform/context';
import type { Metrics } from '../../platform/observability/metrics';
import type { PaymentProvider } from './providers/payment-provider';
import type { PaymentProviders } from './providers/payment-providers';

/** The services of operations on payments. */
export interface PaymentsContext extends Context {
  payments: PaymentProviders;
  /** Undefined if nothing is measured. */
  metrics: Pick<Metrics, 'recordPayment'> | undefined;
}

/**
 * The provider of a payment.
 * @throws {Error} if the configuration has no such provider
 */
export function providerOf({ payments }: Pick<PaymentsContext, 'payments'>, name: string): PaymentProvider {
  const provider = payments.get(name);
  if (!provider) throw new Error(`The payment provider ${name} is not configured.`);
  return provider;
}
