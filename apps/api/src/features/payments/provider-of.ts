import type { Context } from '../../context';
import type { PaymentProvider } from './providers/payment-provider';

/**
 * The provider of a payment.
 * @throws {Error} if the configuration has no such provider
 */
export function providerOf({ payments }: Pick<Context, 'payments'>, name: string): PaymentProvider {
  const provider = payments.get(name);
  if (!provider) throw new Error(`The payment provider ${name} is not configured.`);
  return provider;
}
