import { currentSpan, inSpan } from '@matchday/telemetry';
import type { Context } from '../context';
import { delayAfter, type RetryDelays } from '../jobs/retry-delay';
import { claimWebhook, nextDelivery, recordAttempt, scheduleWebhook, type Webhook } from './queries';
import { sendWebhook } from './send-webhook';

const delays: RetryDelays = { firstMs: 5_000, maxMs: 3_600_000 };
/** With the delays between them, they cover 14 hours. */
const maxAttempts = 24;
/** Receivers that are served at the same time, so that one that does not answer delays no other. */
const maxReceivers = 5;
/** Longer than sending takes. */
const leaseMs = 30_000;

type DeliveryContext = Pick<Context, 'config' | 'db' | 'clock' | 'log'>;

/** Sends the pending deliveries of all webhooks that are due. */
export async function deliverWebhooks(context: DeliveryContext): Promise<void> {
  const serve = async (): Promise<void> => {
    for (;;) {
      const webhook = await claimWebhook(context.db, context.clock(), leaseMs);
      if (!webhook) return;
      await deliver(context, webhook);
    }
  };
  await Promise.all(Array.from({ length: maxReceivers }, serve));
}

/**
 * Sends a claimed webhook's deliveries in the order in which they were queued. After a failed attempt, the others wait
 * with it; a delivery that fails too often is given up.
 */
async function deliver(context: DeliveryContext, webhook: Webhook): Promise<void> {
  const { db, clock, log, config } = context;
  for (let failures = webhook.failures; ; failures = 0) {
    const delivery = await nextDelivery(db, webhook);
    if (!delivery) {
      await scheduleWebhook(db, webhook, { failures, until: null });
      return;
    }
    const now = clock();
    await scheduleWebhook(db, webhook, { failures, until: new Date(now.getTime() + leaseMs) });
    const attributes = { 'matchday.store': webhook.store_id, 'matchday.webhook': delivery.type };
    const fault = await inSpan('send webhook', { kind: 'client', attributes }, async () => {
      const found = await sendWebhook(webhook, delivery, { now, allowPrivate: config.privateWebhooks });
      if (found !== undefined) currentSpan()?.fail('not accepted');
      return found;
    });
    const attempts = delivery.attempts + 1;
    if (fault === undefined) {
      await recordAttempt(db, delivery, {
        state: 'delivered',
        attempts,
        fault: null,
        finished_at: clock(),
      });
      continue;
    }
    const isGivenUp = attempts >= maxAttempts;
    const { store_id: store, id } = webhook;
    log.warn(
      { store, webhook: id, delivery: delivery.id, attempts, fault, isGivenUp },
      'webhook not delivered',
    );
    await recordAttempt(db, delivery, {
      state: isGivenUp ? 'failed' : 'pending',
      attempts,
      fault,
      finished_at: isGivenUp ? clock() : null,
    });
    const until = new Date(clock().getTime() + delayAfter(failures + 1, delays));
    await scheduleWebhook(db, webhook, { failures: failures + 1, until });
    return;
  }
}
