import { type Static, Type } from 'typebox';
import { DropPoint, ShippingDetails } from './checkout';
import { Image } from './image';
import { Money } from './money';
import { Personalisation } from './personalisation';
import { nullable, oneOf } from './schema';

/** S3.27 */
export const orderStatuses = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const;
export const OrderStatus = oneOf(orderStatuses, { title: 'OrderStatus' });
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderLine = Type.Object(
  {
    id: Type.String(),
    productId: Type.String(),
    sku: Type.String(),
    name: Type.String(),
    url: Type.String(),
    image: Image,
    categories: Type.Array(Type.String()),
    quantity: Type.Integer(),
    addOnAndProductRelationId: nullable(Type.String({ description: 'The print; null where there is none' })),
    personalisation: nullable(Personalisation),
    isReturnable: Type.Boolean({ description: 'False for what is printed to order' }),
    unitPrice: Type.Object({ ...Money.properties }, { description: 'Of one piece, its print included' }),
    printPrice: Type.Object(
      { ...Money.properties },
      { description: 'What the print adds to the price of one piece' },
    ),
    unitDiscount: Money,
    total: Money,
    properties: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  },
  { title: 'OrderLine' },
);
export type OrderLine = Static<typeof OrderLine>;

export const Order = Type.Object(
  {
    id: Type.String(),
    orderNumber: Type.String(),
    status: OrderStatus,
    placedAt: Type.String({ format: 'date-time' }),
    currency: Type.String(),
    lines: Type.Array(OrderLine),
    subTotal: Money,
    discountTotal: Money,
    shippingTotal: Money,
    taxTotal: Money,
    total: Money,
    billingAddress: ShippingDetails,
    shippingAddress: ShippingDetails,
    shippingMethod: Type.Object({ id: Type.String(), name: Type.String() }),
    dropPoint: nullable(DropPoint),
    paymentMethod: Type.Object({ id: Type.String(), name: Type.String() }),
    comment: Type.String(),
  },
  { title: 'Order' },
);
export type Order = Static<typeof Order>;
