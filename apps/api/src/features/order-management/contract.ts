import { type Static, Type } from 'typebox';
import { Money } from '../../platform/contract/money';
import { described, nullable, oneOf } from '../../platform/contract/schema';
import { ListedWithdrawal } from '../customer-service';
import { GoodsReturn, Order, OrderStatus } from '../orders';
import { Refund } from '../payments';

const Time = (description: string) => Type.String({ format: 'date-time', description });

const OrderEvent = Type.Object(
  {
    type: Type.String({ description: 'Type of the event', examples: ['Confirmed', 'Refunded'] }),
    actor: Type.String({
      description:
        'Origin of the event: `shopper`, `payment`, `admin:` with the id of the key, or `staff:` with the id of the member',
      examples: ['payment'],
    }),
    from: nullable(described(OrderStatus, 'Status before the event; null if the event created the order')),
    to: nullable(described(OrderStatus, 'Status after the event; null if the event did not change it')),
    details: Type.Record(Type.String(), Type.Unknown(), { description: 'Further data of the event' }),
    at: Time('Time of the event'),
  },
  { title: 'OrderEvent' },
);

const Capture = Type.Object(
  {
    id: Type.String({ description: 'Id of the capture, also sent to the payment provider' }),
    kind: oneOf(['capture', 'release'], { description: '`release`: what is still authorised is released' }),
    amount: described(Money, 'The captured amount; 0 for a release'),
    status: oneOf(['pending', 'done', 'failed'], {
      description:
        '`pending` until the payment provider completes it, with retries; `failed` if the provider refuses it',
    }),
    createdAt: Time('When it was decided, such as the time of the shipment'),
    finishedAt: nullable(Time('When the provider completed or refused it')),
  },
  { title: 'Capture' },
);

const AuthorisationState = oneOf(['active', 'captured', 'released', 'expired'], {
  title: 'AuthorisationState',
});

export const OrderPayment = Type.Object(
  {
    capture: oneOf(['atOnce', 'onDispatch'], {
      description: '`onDispatch`: the amount is authorised at the purchase and captured when goods are sent',
    }),
    amount: described(Money, 'The amount of the order'),
    captured: described(Money, 'What was captured so far, before refunds'),
    authorisation: nullable(
      described(
        AuthorisationState,
        'State of the authorisation; null if the amount is captured at once, or not authorised yet',
      ),
    ),
    authorisedUntil: nullable(Time('When the authorisation ends; null without one')),
    captures: Type.Array(Capture, { description: 'Captures and releases, oldest first' }),
    prepayment: nullable(
      Type.Object(
        {
          text: Type.String({ description: 'The words that the shopper agreed to' }),
          acceptedAt: Time('When the shopper agreed'),
        },
        { description: 'The agreement to pay before the goods are sent; null if none was needed' },
      ),
    ),
  },
  { title: 'OrderPayment' },
);
export type OrderPayment = Static<typeof OrderPayment>;

export const AdminOrder = Type.Object(
  {
    order: described(Order, 'The order'),
    history: Type.Array(OrderEvent, { description: 'All events, oldest first; append-only' }),
    payment: described(OrderPayment, 'The payment of the order'),
    refunds: Type.Array(Refund, { description: 'Completed and pending refunds, oldest first' }),
    returns: Type.Array(GoodsReturn, { description: 'Goods that came back, oldest first' }),
    withdrawals: Type.Array(ListedWithdrawal, {
      description: 'Withdrawals that the customer declared, oldest first',
    }),
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
