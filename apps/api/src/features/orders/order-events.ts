import type { Selectable } from 'kysely';
import { type Database, type Db, json } from '../../platform/database/database';
import type { OrderStatus } from './contract';
import { queueOrderWebhook } from './webhooks';

export interface OrderEvent {
  storeId: string;
  orderId: string;
  type: string;
  /** `shopper`, `payment`, `admin:<key id>` or `staff:<member id>` */
  actor: string;
  from?: OrderStatus;
  to?: OrderStatus;
  details?: Record<string, unknown>;
}

/** Appends an event to an order's history, which is append-only, and queues its webhook. */
export async function recordOrderEvent(trx: Db, event: OrderEvent): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      store_id: event.storeId,
      order_id: event.orderId,
      type: event.type,
      actor: event.actor,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      details: json(event.details ?? {}),
    })
    .execute();
  await queueOrderWebhook(trx, event);
}

/** An order's events, oldest first. */
export async function findOrderEvents(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<Selectable<Database['order_events']>[]> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
