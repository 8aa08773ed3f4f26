import { inSpan } from '@matchday/telemetry';
import type { PaymentProvider } from './payment-provider';

/** A provider whose calls are in traces, with nothing of what they say. */
export function traceProvider(name: string, provider: PaymentProvider): PaymentProvider {
  const options = { kind: 'client', attributes: { 'matchday.payment_provider': name } } as const;
  const traced =
    <Given extends unknown[], Result>(call: string, make: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      inSpan(`payment ${call}`, options, () => make(...given));
  return {
    ...provider,
    createSession: traced('createSession', provider.createSession),
    readSession: traced('readSession', provider.readSession),
    expireSession: traced('expireSession', provider.expireSession),
    capture: traced('capture', provider.capture),
    releaseAuthorisation: traced('releaseAuthorisation', provider.releaseAuthorisation),
    refund: traced('refund', provider.refund),
  };
}
