import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import {
  type Delivery,
  type SandboxOptions,
  type Session,
  type SessionRequest,
  startSandbox,
  type WebhookEvent,
} from '../src/index';

export const secret = 'a shared secret';

export type Received = { event: WebhookEvent; body: string; signature: string };

/** Starts a webhook receiver that responds with `statuses` in turn, then 204, and records requests. */
export async function startReceiver(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({
      body,
      event: JSON.parse(body),
      signature: String(request.headers['sandbox-signature']),
    });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The receiver does not listen on a port.');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${address.port}/webhook`, received };
}

/** Starts a sandbox that is closed after the test, with a client. */
export async function startShop(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({
    secret,
    retry: { firstDelayMs: 10, maxDelayMs: 40, attempts: 4 },
    ...options,
  });
  onTestFinished(() => sandbox.close());

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(sandbox.url + path, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const content = await response.text();
    return { status: response.status, body: content && JSON.parse(content) };
  }
  async function createSession(changes: Partial<SessionRequest> = {}): Promise<Session> {
    return (await call('POST', '/v1/sessions', sessionRequest(changes))).body;
  }
  async function approve({ id }: Session): Promise<void> {
    await call('POST', `/test/sessions/${id}/act`, { action: 'approve' });
  }
  async function deliveries(): Promise<Delivery[]> {
    return (await call('GET', '/test/events')).body.data;
  }
  return { sandbox, call, createSession, approve, deliveries };
}

export function sessionRequest(changes: Partial<SessionRequest> = {}): SessionRequest {
  return {
    reference: 'payment-1',
    amount: 64_900,
    currency: 'DKK',
    description: 'Order 1001',
    merchant: 'Matchday <Shop>',
    locale: 'da-DK',
    successUrl: 'http://shop.test/receipt/?basket=1',
    cancelUrl: 'http://shop.test/checkout/',
    ...changes,
  };
}
