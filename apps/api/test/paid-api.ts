import {
  type Action,
  type Delivery,
  type FaultSettings,
  type Session,
  startSandbox,
} from '@matchday/payment-sandbox';
import { expect } from 'vitest';
import { createPaymentProviders } from '../src/features/payments/providers/payment-providers';
import { startTestApi, type TestApi, type TestApiOptions } from './test-api';

export const sandboxSecret = 'the secret of the payment tests';

export interface SandboxClient {
  url: string;
  /** Acts as the shopper on a payment page. */
  act(pageUrl: string, action: Action): Promise<void>;
  session(pageUrl: string): Promise<Session>;
  /** All sessions of a payment. */
  sessionsOf(paymentId: string): Promise<Session[]>;
  faults(settings: FaultSettings): Promise<void>;
  deliveries(): Promise<Delivery[]>;
  replay(eventId: string, timestamp?: number): Promise<{ status?: number }>;
  sendWebhooksTo(url: string): void;
  close(): Promise<void>;
}

/** Starts the payment sandbox and returns a client that acts as its shopper. */
export async function startSandboxClient(): Promise<SandboxClient> {
  const sandbox = await startSandbox({
    secret: sandboxSecret,
    retry: { attempts: 1_000, firstDelayMs: 50, maxDelayMs: 300, timeoutMs: 5_000 },
  });
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sandboxSecret}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return JSON.parse(text);
  };
  return {
    url: sandbox.url,
    act: (pageUrl, action) => send('POST', `/test/sessions/${sessionId(pageUrl)}/act`, action),
    session: (pageUrl) => send('GET', `/v1/sessions/${sessionId(pageUrl)}`),
    sessionsOf: async (paymentId) => (await send('GET', `/v1/sessions?reference=${paymentId}`)).data,
    faults: (settings) => send('POST', '/test/faults', settings),
    deliveries: async () => (await send('GET', '/test/events')).data,
    replay: (eventId, timestamp) =>
      send('POST', `/test/events/${eventId}/replay`, timestamp === undefined ? {} : { timestamp }),
    sendWebhooksTo: sandbox.sendWebhooksTo,
    close: sandbox.close,
  };
}

export function sessionId(pageUrl: string): string {
  return new URL(pageUrl).pathname.split('/').at(-1) ?? '';
}

export interface PaidApi extends TestApi {
  sandbox: SandboxClient;
  webhookUrl: string;
}

export interface PaidApiOptions extends TestApiOptions {
  /** Whether the sandbox sends webhooks; true by default. */
  webhooks?: boolean;
  /** Timeout of a provider call; three seconds by default. */
  providerTimeoutMs?: number;
}

/** Starts the real server with the real payment sandbox. */
export async function startPaidApi(options: PaidApiOptions = {}): Promise<PaidApi> {
  const sandbox = await startSandboxClient();
  const api = await startTestApi({
    ...options,
    env: { SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandboxSecret, ...options.env },
    context: async (assembled) => ({
      payments: await createPaymentProviders(
        assembled.config.payments,
        assembled.clock,
        options.providerTimeoutMs ?? 3_000,
      ),
      ...(await options.context?.(assembled)),
    }),
  });
  const webhookUrl = `${await api.listen()}/api/payments/sandbox/webhook`;
  if (options.webhooks !== false) sandbox.sendWebhooksTo(webhookUrl);
  return {
    ...api,
    sandbox,
    webhookUrl,
    close: async () => {
      await sandbox.close();
      await api.close();
    },
  };
}

/** Polls until the predicate is true. Fails with the last value on timeout. */
export async function eventually<T>(
  read: () => Promise<T>,
  predicate: (value: T) => boolean,
  timeoutMs = 45_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (predicate(value)) return value;
    if (Date.now() > end)
      throw new Error(`The condition was not met in time; the last value was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
