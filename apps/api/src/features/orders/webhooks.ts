import { type Static, Type } from 'typebox';
import type { Db } from '../../platform/database/database';
import {
  queueWebhook,
  type WebhookDescription,
  type WebhookEventType,
} from '../../platform/webhooks/queue-webhook';
import type { OrderStatus } from './contract';

const OrderReference = Type.Object(
  { orderId: Type.String({ format: 'uuid', description: 'Id of the order, for `getOrder`' }) },
  { title: 'OrderReference', description: 'The order that an event is about' },
);
type OrderReference = Static<typeof OrderReference>;

declare module '../../platform/webhooks/queue-webhook' {
  interface WebhookEvents {
    'order.placed': OrderReference;
    'order.shipped': OrderReference;
    'order.completed': OrderReference;
    'order.cancelled': OrderReference;
    'order.refunded': OrderReference;
    'order.withdrawn': OrderReference;
  }
}

type OrderWebhook = Extract<WebhookEventType, `order.${string}`>;

/** The webhook events of orders. They name the order only, so that no personal data leaves the API without a key. */
export const orderWebhooks: readonly WebhookDescription[] = (
  [
    ['order.placed', 'An order was paid'],
    ['order.shipped', 'A parcel with goods of an order was sent'],
    ['order.completed', 'All goods of an order were sent or handed over'],
    ['order.cancelled', 'A placed order was cancelled'],
    ['order.refunded', 'The payment provider has completed a refund of an order'],
    ['order.withdrawn', 'A customer has withdrawn from an order'],
  ] as const
).map(([type, summary]) => ({ type, summary, data: OrderReference }));

const typesOfEvents: Readonly<Record<string, OrderWebhook>> = {
  Confirmed: 'order.placed',
  Shipped: 'order.shipped',
  Complete: 'order.completed',
  Refunded: 'order.refunded',
  Withdrawal: 'order.withdrawn',
};

interface RecordedEvent {
  storeId: string;
  orderId: string;
  /** The type of the event in the order's history. */
  type: string;
  from?: OrderStatus;
}

/** Queues the webhook of an event in an order's history, if there is one. */
export async function queueOrderWebhook(
  trx: Db,
  { storeId, orderId, type, from }: RecordedEvent,
): Promise<void> {
  const isPlacedOrderCancelled = type === 'Cancelled' && from === 'Confirmed';
  const event = isPlacedOrderCancelled ? 'order.cancelled' : typesOfEvents[type];
  if (event) await queueWebhook(trx, { storeId, type: event, data: { orderId } });
}
