import { setTimeout as wait } from 'node:timers/promises';
import type { Attempt, WebhookEvent } from './event';
import type { Faults } from './faults';
import { sign, signatureHeader } from './signature';
import type { Store } from './store';

const reorderWindowMs = 1_000;

/** Delivery is attempted `attempts` times. The delay starts at `firstDelayMs` and doubles up to `maxDelayMs`. */
export type RetryPolicy = { attempts: number; firstDelayMs: number; maxDelayMs: number; timeoutMs: number };

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 12,
  firstDelayMs: 500,
  maxDelayMs: 60_000,
  timeoutMs: 10_000,
};

type Settings = { store: Store; faults: Faults; secret: string; retry: RetryPolicy };

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends each stored event to the shop until it responds with 2xx or all attempts are used up. */
export function createWebhooks({ store, faults, secret, retry }: Settings) {
  const closing = new AbortController();
  const activeDeliveries = new Map<string, Promise<void>>();
  let target: string | undefined;
  let releaseWaiting: (() => void) | undefined;

  async function send(body: string, signature: string): Promise<Attempt> {
    const at = new Date().toISOString();
    if (!target) return { at, error: 'No webhook address is set.' };
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(retry.timeoutMs)]),
      });
      await response.body?.cancel();
      return { at, status: response.status };
    } catch (error) {
      return { at, error: describe(error) };
    }
  }

  async function attemptDelivery(event: WebhookEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const copies = Array.from({ length: 1 + (faults.current.duplicate ?? 0) }, () =>
      send(body, sign(body, secret)),
    );
    const attempts = await Promise.all(copies);
    closing.signal.throwIfAborted();
    for (const attempt of attempts) store.addAttempt(event.id, attempt);
    return attempts.some(accepted);
  }

  async function deliver(
    event: WebhookEvent,
    earlierAttempts: number,
    afterFirstAttempt?: () => void,
  ): Promise<void> {
    for (let attempt = earlierAttempts; attempt < retry.attempts; attempt += 1) {
      if (attempt > 0) await pause(Math.min(retry.firstDelayMs * 2 ** (attempt - 1), retry.maxDelayMs));
      const delivered = await attemptDelivery(event);
      afterFirstAttempt?.();
      if (delivered) return store.setDeliveryState(event.id, 'delivered');
    }
    store.setDeliveryState(event.id, 'failed');
  }

  async function deliverWithFaults(event: WebhookEvent): Promise<void> {
    const { delayMs, forge, reorder } = faults.current;
    if (faults.consumeLoss()) return store.setDeliveryState(event.id, 'lost');
    if (delayMs) await pause(delayMs);
    if (forge) await sendForgery(event);
    if (!reorder) return deliver(event, 0);
    if (!releaseWaiting) {
      await waitForOvertaking();
      return deliver(event, 0);
    }
    const release = releaseWaiting;
    releaseWaiting = undefined;
    return deliver(event, 0, release);
  }

  /** Sends an event that claims a payment, signed with another secret. */
  async function sendForgery(event: WebhookEvent): Promise<void> {
    const forged = {
      ...event,
      id: `${event.id}_forged`,
      type: 'session.paid',
      data: { ...event.data, status: 'paid' },
    };
    const body = JSON.stringify(forged);
    await send(body, sign(body, `not ${secret}`));
  }

  /** Waits until the next event is sent first, or until the time limit. */
  async function waitForOvertaking(): Promise<void> {
    const overtaken = new Promise<void>((resolve) => {
      releaseWaiting = resolve;
    });
    const mine = releaseWaiting;
    await Promise.race([overtaken, pause(reorderWindowMs)]);
    if (releaseWaiting === mine) releaseWaiting = undefined;
  }

  function pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: closing.signal });
  }

  function track(event: WebhookEvent, work: () => Promise<void>): void {
    if (activeDeliveries.has(event.id)) return;
    const settled = work()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      })
      .finally(() => activeDeliveries.delete(event.id));
    activeDeliveries.set(event.id, settled);
  }

  return {
    /** Sets the receiver and resumes undelivered events. */
    sendTo(url: string): void {
      target = url;
      for (const { event, attempts } of store.pendingDeliveries()) {
        track(event, () => deliver(event, attempts.length));
      }
    },
    dispatch(event: WebhookEvent): void {
      if (target) track(event, () => deliverWithFaults(event));
    },
    /** Sends an event again, signed at `timestamp` (seconds since 1970, now by default). */
    async replay(event: WebhookEvent, timestamp?: number): Promise<Attempt> {
      const body = JSON.stringify(event);
      const attempt = await send(body, sign(body, secret, timestamp));
      store.addAttempt(event.id, attempt);
      return attempt;
    },
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(activeDeliveries.values());
    },
  };
}

function accepted({ status }: Attempt): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
