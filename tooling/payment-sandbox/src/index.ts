import type { AddressInfo } from 'node:net';
import { buildServer } from './server';
import { defaultRetryPolicy, type RetryPolicy } from './webhooks';

export type { Attempt, Delivery, DeliveryState, EventType, WebhookEvent } from './event';
export type { FaultSettings } from './faults';
export type {
  Action,
  DeclineReason,
  Refund,
  RefundRequest,
  Session,
  SessionRequest,
  SessionStatus,
} from './session';
export { sign, signatureHeader } from './signature';
export type { RetryPolicy } from './webhooks';

export type SandboxOptions = {
  /** Shared with the shop: bearer secret, and key of the webhook signatures. */
  secret: string;
  /** 0, the default, chooses a free port. */
  port?: number;
  host?: string;
  /** The URL for browsers; the listening address by default. */
  publicUrl?: string;
  /** The webhook URL. It can be set later with `sendWebhooksTo`; events wait for it. */
  webhookUrl?: string;
  /** The folder of its database; in memory if undefined. */
  dataDir?: string;
  retry?: Partial<RetryPolicy>;
  logger?: boolean;
};

export type Sandbox = {
  url: string;
  sendWebhooksTo: (url: string) => void;
  close: () => Promise<void>;
};

/** Starts the payment sandbox and resolves once it listens. Rejects if the port is in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let url = options.publicUrl;
  const host = options.host ?? '127.0.0.1';
  const { app, webhooks } = await buildServer({
    secret: options.secret,
    publicUrl: () => url ?? '',
    dataDir: options.dataDir,
    retry: { ...defaultRetryPolicy, ...options.retry },
    logger: options.logger ?? false,
  });
  try {
    await app.listen({ host, port: options.port ?? 0 });
  } catch (error) {
    await app.close();
    throw error;
  }
  url ??= `http://${host}:${listeningPort(app.server.address())}`;
  if (options.webhookUrl) webhooks.sendTo(options.webhookUrl);
  return { url, sendWebhooksTo: (target) => webhooks.sendTo(target), close: () => app.close() };
}

function listeningPort(address: AddressInfo | string | null): number {
  if (!address || typeof address === 'string') throw new Error('The sandbox does not listen on a port.');
  return address.port;
}
