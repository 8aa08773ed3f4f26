import { sql } from 'kysely';
import type { TSchema } from 'typebox';
import { type Db, json } from '../database/database';

/** The data of each event that webhooks send. The features that cause them add them. */
export interface WebhookEvents {}

export type WebhookEventType = keyof WebhookEvents;

/** An event in the contract. */
export interface WebhookDescription {
  type: WebhookEventType;
  summary: string;
  data: TSchema;
}

/** An event that happened in a store. */
export type NewWebhookEvent = {
  [Type in WebhookEventType]: { storeId: string; type: Type; data: WebhookEvents[Type] };
}[WebhookEventType];

/**
 * Queues an event, in the caller's transaction, for each webhook of the store that asks for it. It is sent after the
 * commit.
 */
export async function queueWebhook(trx: Db, { storeId, type, data }: NewWebhookEvent): Promise<void> {
  await sql`
    insert into webhook_deliveries (store_id, webhook_id, type, data)
    select store_id, id, ${type}::text, ${json(data)}::jsonb
    from webhooks where store_id = ${storeId} and events ? ${type}`.execute(trx);
}
