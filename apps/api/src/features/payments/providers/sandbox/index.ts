import { type Environment, readSecret, readSwitch, readUrl } from '../../../../platform/environment';
import type { PaymentProviderModule } from '../payment-provider';
import { createSandboxProvider, type SandboxSettings } from './sandbox-provider';

export const sandbox: PaymentProviderModule = {
  name: 'sandbox',
  takesMoney: false,
  configure: (env) => {
    if (!readSwitch(env, 'PAYMENT_SANDBOX')) return undefined;
    const settings = readSandboxSettings(env);
    return (options) => createSandboxProvider({ ...settings, ...options });
  },
};

/** Reads the address of the sandbox and the secret that it shares with the API. */
export function readSandboxSettings(env: Environment): SandboxSettings {
  return {
    url: readUrl('SANDBOX_URL', env.SANDBOX_URL) ?? `http://127.0.0.1:${env.SANDBOX_PORT || 4100}`,
    secret: readSecret(env, 'SANDBOX_SECRET'),
  };
}
