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
  /** Shared with the shop: its bearer secret and the key of the webhooks' signatures. */
  secret: string;
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The address shoppers' browsers reach it at; where it listens by default. */
  publicUrl?: string;
  /** Where events are sent. Events wait for it, so it may be given later with `sendWebhooksTo`. */
  webhookUrl?: string;
  /** A folder for its records; memory alone without one. */
  dataDir?: string;
  retry?: Partial<RetryPolicy>;
  logger?: boolean;
};

export type Sandbox = {
  url: string;
  sendWebhooksTo: (url: string) => void;
  close: () => Promise<void>;
};

/** Starts the payment provider and resolves once it listens. Rejects when the port is taken. */
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
  if (!address || typeof address === 'string') throw new Error('The sandbox listens on no port.');
  return address.port;
}
