import { type Static, Type } from 'typebox';
import { described, nullable } from '../../platform/contract/schema';
import { Order, OrderStatus } from '../orders';
import { Refund } from '../payments';

const Time = (description: string) => Type.String({ format: 'date-time', description });

const OrderEvent = Type.Object(
  {
    type: Type.String({ description: 'Type of the event', examples: ['Confirmed', 'Refunded'] }),
    actor: Type.String({
      description: 'Origin of the event: `shopper`, `payment`, or `admin:` with the id of the key',
      examples: ['payment'],
    }),
    from: nullable(described(OrderStatus, 'Status before the event; null if the event created the order')),
    to: nullable(described(OrderStatus, 'Status after the event; null if the event did not change it')),
    details: Type.Record(Type.String(), Type.Unknown(), { description: 'Further data of the event' }),
    at: Time('Time of the event'),
  },
  { title: 'OrderEvent' },
);

export const AdminOrder = Type.Object(
  {
    order: described(Order, 'The order'),
    history: Type.Array(OrderEvent, { description: 'All events, oldest first; append-only' }),
    refunds: Type.Array(Refund, { description: 'Completed and pending refunds, oldest first' }),
  },
  { title: 'AdminOrder' },
);
export type AdminOrder = Static<typeof AdminOrder>;

export const AdminOrderList = Type.Object(
  {
    items: Type.Array(Order, { description: 'Items of the page' }),
    page: Type.Integer({ minimum: 1, description: 'Page number, starting at 1' }),
    pageSize: Type.Integer({ minimum: 1, description: 'Items per page' }),
    total: Type.Integer({ minimum: 0, description: 'Number of orders on all pages' }),
  },
  { title: 'AdminOrderList' },
);

export const OrderChange = Type.Object(
  { order: described(Order, 'The order as it is now'), changedAt: Time('When the order was last changed') },
  { title: 'OrderChange' },
);

export const OrderParams = Type.Object({
  orderId: Type.String({ format: 'uuid', description: "The order's id (not its order number)" }),
});
