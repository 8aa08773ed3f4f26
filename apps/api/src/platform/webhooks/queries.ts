import { type Generated, type Selectable, sql } from 'kysely';
import { type Database, type Db, type Json, json } from '../database/database';
import type { WebhookEvents, WebhookEventType } from './queue-webhook';

declare module '../database/database' {
  interface Database {
    webhooks: {
      store_id: string;
      id: string;
      url: string;
      /** Signs the requests; the receiver has it, too. */
      secret: string;
      events: Json<WebhookEventType[]>;
      created_at: Date;
      /** Failed attempts since the last successful one. */
      failures: Generated<number>;
      /** The end of the lease while a process sends, or of the delay after a failure; otherwise null. */
      next_attempt_at: Date | null;
    };
    webhook_deliveries: {
      store_id: string;
      id: Generated<string>;
      webhook_id: string;
      position: Generated<string>;
      type: WebhookEventType;
      data: Json<WebhookEvents[WebhookEventType]>;
      created_at: Generated<Date>;
      attempts: Generated<number>;
      state: Generated<DeliveryState>;
      /** Why the last attempt failed. */
      fault: string | null;
      finished_at: Date | null;
    };
  }
}

export type DeliveryState = 'pending' | 'delivered' | 'failed';
export type Webhook = Selectable<Database['webhooks']>;
export type WebhookDelivery = Selectable<Database['webhook_deliveries']>;

type Key = Pick<Webhook, 'store_id' | 'id'>;

export async function addWebhook(
  db: Db,
  { events, ...webhook }: Omit<Webhook, 'failures' | 'next_attempt_at'>,
): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({ ...webhook, events: json(events) })
    .execute();
}

/** The store's webhooks, oldest first. */
export async function listWebhooks(db: Db, storeId: string): Promise<Webhook[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findWebhook(db: Db, { store_id, id }: Key): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(db: Db, { store_id, id }: Key): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The newest deliveries of a webhook, newest first. */
export async function listDeliveries(
  db: Db,
  { store_id, id }: Key,
  { state, limit }: { state: DeliveryState | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  let query = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('webhook_id', '=', id);
  if (state) query = query.where('state', '=', state);
  return query.orderBy('created_at', 'desc').orderBy('position', 'desc').limit(limit).execute();
}

/**
 * Sends a webhook's finished deliveries again, from the given time on, and its pending ones without further delay.
 * @returns how many finished deliveries are pending again
 */
export async function replayDeliveries(trx: Db, { store_id, id }: Key, since: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', attempts: 0, fault: null, finished_at: null })
    .where('store_id', '=', store_id)
    .where('webhook_id', '=', id)
    .where('state', '!=', 'pending')
    .where('created_at', '>=', since)
    .executeTakeFirst();
  await trx
    .updateTable('webhooks')
    .set({ failures: 0, next_attempt_at: null })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute();
  return Number(numUpdatedRows);
}

/** Claims a webhook of any store with pending deliveries for the duration of the lease. */
export async function claimWebhook(db: Db, now: Date, leaseMs: number): Promise<Webhook | undefined> {
  const { rows } = await sql<Webhook>`
    with due as materialized (
      select store_id, id from webhooks
      where (next_attempt_at is null or next_attempt_at <= ${now})
        and exists (
          select from webhook_deliveries d
          where d.store_id = webhooks.store_id and d.webhook_id = webhooks.id and d.state = 'pending')
      order by next_attempt_at nulls first limit 1
      for update skip locked)
    update webhooks set next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    from due where webhooks.store_id = due.store_id and webhooks.id = due.id
    returning webhooks.*`.execute(db);
  return rows[0];
}

/** Sets when the webhook is due again, and how many attempts have failed. */
export async function scheduleWebhook(
  db: Db,
  { store_id, id }: Key,
  { failures, until }: { failures: number; until: Date | null },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failures, next_attempt_at: until })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** The pending delivery of the webhook that was queued first. */
export async function nextDelivery(db: Db, { store_id, id }: Key): Promise<WebhookDelivery | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('webhook_id', '=', id)
    .where('state', '=', 'pending')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
}

export async function recordAttempt(
  db: Db,
  { store_id, id }: Pick<WebhookDelivery, 'store_id' | 'id'>,
  attempt: { state: DeliveryState; attempts: number; fault: string | null; finished_at: Date | null },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(attempt)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes finished deliveries of a store that were queued before the given time. */
export async function deleteOldDeliveries(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('store_id', '=', storeId)
    .where('state', '!=', 'pending')
    .where('created_at', '<', before)
    .execute();
}
