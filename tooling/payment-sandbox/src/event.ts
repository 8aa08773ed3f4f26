import { type Static, Type } from 'typebox';
import { Session } from './session';

export const EventType = Type.Enum([
  'session.paid',
  'session.declined',
  'session.cancelled',
  'session.expired',
  'session.refunded',
  'session.authorised',
  'session.captured',
  'session.released',
]);
export type EventType = Static<typeof EventType>;

/** The body of a webhook, with the session at the time of the event. */
export const WebhookEvent = Type.Object({
  id: Type.String(),
  type: EventType,
  createdAt: Type.String({ format: 'date-time' }),
  data: Session,
});
export type WebhookEvent = Static<typeof WebhookEvent>;

export const Attempt = Type.Object({
  at: Type.String({ format: 'date-time' }),
  status: Type.Optional(Type.Integer()),
  error: Type.Optional(Type.String()),
});
/** A delivery attempt: the receiver's HTTP status, or an error. */
export type Attempt = Static<typeof Attempt>;

/** `failed`: all attempts are used up. `lost`: never sent because of the `lose` switch. */
export const DeliveryState = Type.Enum(['pending', 'delivered', 'failed', 'lost']);
export type DeliveryState = Static<typeof DeliveryState>;

export const Delivery = Type.Object({
  event: WebhookEvent,
  state: DeliveryState,
  attempts: Type.Array(Attempt),
});
export type Delivery = Static<typeof Delivery>;
