import type { Environment } from '../../../platform/environment';
import type { ConfiguredProvider, PaymentProvider, PaymentProviderModule } from './payment-provider';
import { sandbox } from './sandbox';
import { stripe } from './stripe';
import { traceProvider } from './trace-provider';

/** Every payment provider. A new one is a folder beside this file and an entry here. */
const modules: readonly PaymentProviderModule[] = [sandbox, stripe];

const timeoutMs = 10_000;

/** The configured providers by the name that payment methods use. */
export type ConfiguredPayments = ReadonlyMap<string, ConfiguredProvider>;
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/**
 * Reads the settings of every provider.
 * @throws {ConfigError} when a variable has a value that cannot be used
 */
export function configurePayments(env: Environment): ConfiguredPayments {
  return new Map(
    modules.flatMap((provider) => {
      const configured = provider.configure(env);
      return configured ? [[provider.name, configured] as const] : [];
    }),
  );
}

/** Whether shoppers can pay with real money. */
export const takesMoney = (configured: ConfiguredPayments): boolean =>
  modules.some(({ name, takesMoney }) => takesMoney && configured.has(name));

/** Creates the configured providers. */
export async function createPaymentProviders(
  configured: ConfiguredPayments,
  clock: () => Date,
  timeout = timeoutMs,
): Promise<PaymentProviders> {
  const now = () => Math.floor(clock().getTime() / 1000);
  const providers = new Map<string, PaymentProvider>();
  for (const [name, create] of configured)
    providers.set(name, traceProvider(name, await create({ timeout, now })));
  return providers;
}
