import { inSpan } from '@matchday/telemetry';
import type { PaymentProvider } from './payment-provider';

/** A provider whose calls are in traces, with nothing of what they say. */
export function traceProvider(name: string, provider: PaymentProvider): PaymentProvider {
  const options = { kind: 'client', attributes: { 'matchday.payment_provider': name } } as const;
  const traced = <Result>(call: string, make: () => Promise<Result>) =>
    inSpan(`payment ${call}`, options, make);
  return {
    ...provider,
    createSession: (request) => traced('createSession', () => provider.createSession(request)),
    readSession: (reference) => traced('readSession', () => provider.readSession(reference)),
    expireSession: (reference) => traced('expireSession', () => provider.expireSession(reference)),
    capture: (request) => traced('capture', () => provider.capture(request)),
    releaseAuthorisation: (reference) =>
      traced('releaseAuthorisation', () => provider.releaseAuthorisation(reference)),
    refund: (request) => traced('refund', () => provider.refund(request)),
  };
}
