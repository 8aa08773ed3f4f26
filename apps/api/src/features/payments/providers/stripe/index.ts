import { ConfigError } from '../../../../platform/environment';
import type { PaymentProviderModule } from '../payment-provider';

export const stripe: PaymentProviderModule = {
  name: 'stripe',
  takesMoney: true,
  configure({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }) {
    if (!secretKey && !webhookSecret) return undefined;
    if (!secretKey || !webhookSecret)
      throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
    return async (options) => {
      // Loaded on demand: a process without its keys is spared the memory of its library.
      const { createStripeProvider } = await import('./stripe-provider');
      return createStripeProvider({ secretKey, webhookSecret, ...options });
    };
  },
};
