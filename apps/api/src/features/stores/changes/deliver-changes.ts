import { createHmac } from 'node:crypto';
import { currentSpan, inSpan } from '@matchday/telemetry';
import { delayAfter, type RetryDelays } from '../../../platform/jobs/retry-delay';
import type { StoresContext } from '../store-directory';
import { type Change, leaseChange, markDelivered, postpone } from './outbox-queries';

const responseTimeoutMs = 10_000;
const leaseMs = 30_000;
const delays: RetryDelays = { firstMs: 1_000, maxMs: 60_000 };

type DeliveryContext = Pick<StoresContext, 'db' | 'config' | 'clock' | 'log'>;

/** The delay before the next attempt, in milliseconds. */
export function retryDelay(attempts: number): number {
  return delayAfter(attempts, delays);
}

interface Receivers {
  /** The addresses of all processes of the shop. */
  processes: readonly string[];
  /** The addresses that purge the shared caches in front of it. */
  purgeHooks: readonly string[];
}

/**
 * Sends the store's due changes to all processes of its shop, oldest first, and then to the hooks of its shared caches:
 * a cache that was purged earlier would fetch the old page again. A change that a process does not acknowledge
 * is retried later, and the changes after it wait.
 * @returns the number of acknowledged changes
 */
export async function deliverChanges(
  context: DeliveryContext,
  storeId: string,
  { processes, purgeHooks }: Receivers,
): Promise<number> {
  const { db, clock, log } = context;
  for (let delivered = 0; ; delivered += 1) {
    const change = await leaseChange(db, storeId, clock(), leaseMs);
    if (!change) return delivered;
    const fault =
      (await sendToProcesses(context, storeId, processes, change)) ??
      (await purge(context, storeId, purgeHooks, change));
    if (fault !== undefined) {
      log.warn(
        { store: storeId, version: change.version, attempts: change.attempts, fault },
        'change not delivered',
      );
      await postpone(db, storeId, change.id, new Date(clock().getTime() + retryDelay(change.attempts)));
      return delivered;
    }
    await markDelivered(db, storeId, change.id, clock());
  }
}

/**
 * A process whose address refuses the connection does not run, and starts without any page: the others need not wait
 * for it. If none runs, the shop is unreachable.
 * @returns the reason if it was not acknowledged, otherwise undefined
 */
async function sendToProcesses(
  context: DeliveryContext,
  storeId: string,
  processes: readonly string[],
  change: Change,
): Promise<string | undefined> {
  const faults = await Promise.all(
    processes.map((origin) => sendInSpan(context, storeId, `${origin}/api/invalidate`, change)),
  );
  const isReached = faults.includes(undefined);
  return faults.find((fault) => fault !== undefined && !(isReached && fault === notRunning));
}

/** @returns the reason if a hook did not acknowledge the change, otherwise undefined */
async function purge(
  context: DeliveryContext,
  storeId: string,
  hooks: readonly string[],
  change: Change,
): Promise<string | undefined> {
  const faults = await Promise.all(hooks.map((hook) => sendInSpan(context, storeId, hook, change)));
  const fault = faults.find((found) => found !== undefined);
  return fault && `purge hook: ${fault}`;
}

const notRunning = 'connection refused';

const sendInSpan: typeof send = (context, storeId, address, change) =>
  inSpan('send change', { kind: 'client', attributes: { 'matchday.store': storeId } }, async () => {
    const fault = await send(context, storeId, address, change);
    if (fault !== undefined) currentSpan()?.fail('not acknowledged');
    return fault;
  });

/** @returns the reason if it was not acknowledged, otherwise undefined */
async function send(
  { config, clock }: DeliveryContext,
  storeId: string,
  address: string,
  { version, topics }: Change,
): Promise<string | undefined> {
  const body = JSON.stringify({ storeId, version, topics });
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signatureOf(body, config.invalidationSecret, clock()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return faultOf(error);
  }
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    ? notRunning
    : error.message;
}

const signatureHeader = 'Matchday-Signature';

/** Signs a webhook body and its time: `t=<unix seconds>,v1=<hex hmac-sha256 of "t.body">`. */
function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
