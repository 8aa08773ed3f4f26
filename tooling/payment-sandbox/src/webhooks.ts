import { setTimeout as wait } from 'node:timers/promises';
import type { Attempt, WebhookEvent } from './event';
import type { Faults } from './faults';
import { sign, signatureHeader } from './signature';
import type { Store } from './store';

const reorderWindowMs = 1_000;

/** Delivery is tried `attempts` times; the pause starts at `firstDelayMs` and doubles up to `maxDelayMs`. */
export type RetryPolicy = { attempts: number; firstDelayMs: number; maxDelayMs: number; timeoutMs: number };

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 12,
  firstDelayMs: 500,
  maxDelayMs: 60_000,
  timeoutMs: 10_000,
};

type Settings = { store: Store; faults: Faults; secret: string; retry: RetryPolicy };

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends each event on record to the shop until it answers 2xx or the tries are used up. */
export function createWebhooks({ store, faults, secret, retry }: Settings) {
  const closing = new AbortController();
  const activeDeliveries = new Map<string, Promise<void>>();
  let target: string | undefined;
  let releaseHeld: (() => void) | undefined;

  async function send(body: string, signature: string): Promise<Attempt> {
    const at = new Date().toISOString();
    if (!target) return { at, error: 'No webhook address is set.' };
    try {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(retry.timeoutMs)]),
      });
      await answer.body?.cancel();
      return { at, status: answer.status };
    } catch (error) {
      return { at, error: describe(error) };
    }
  }

  async function tryOnce(event: WebhookEvent): Promise<boolean> {
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
    afterFirstTry?: () => void,
  ): Promise<void> {
    for (let tries = earlierAttempts; tries < retry.attempts; tries += 1) {
      if (tries > 0) await pause(Math.min(retry.firstDelayMs * 2 ** (tries - 1), retry.maxDelayMs));
      const delivered = await tryOnce(event);
      afterFirstTry?.();
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
    if (!releaseHeld) {
      await held();
      return deliver(event, 0);
    }
    const release = releaseHeld;
    releaseHeld = undefined;
    return deliver(event, 0, release);
  }

  /** Claims, with a signature made from another secret, that the session was paid. */
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

  /** Waits for the next event to overtake this one, or for the window to pass. */
  async function held(): Promise<void> {
    const overtaken = new Promise<void>((resolve) => {
      releaseHeld = resolve;
    });
    const mine = releaseHeld;
    await Promise.race([overtaken, pause(reorderWindowMs)]);
    if (releaseHeld === mine) releaseHeld = undefined;
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
    /** Sets the receiver and takes up what is still undelivered. */
    sendTo(url: string): void {
      target = url;
      for (const { event, attempts } of store.pendingDeliveries()) {
        track(event, () => deliver(event, attempts.length));
      }
    },
    dispatch(event: WebhookEvent): void {
      if (target) track(event, () => deliverWithFaults(event));
    },
    /** Sends an event once more, signed as at `timestamp` (whole seconds since 1970, now by default). */
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
