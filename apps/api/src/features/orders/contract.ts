import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { Money } from '../../platform/contract/money';
import { nullable, oneOf } from '../../platform/contract/schema';
import { DropPoint, OrderVoucher, ShippingDetails } from '../baskets';
import { Personalisation } from '../catalogue';

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
    brand: Type.String(),
    url: Type.String(),
    image: Image,
    categories: Type.Array(Type.String()),
    quantity: Type.Integer(),
    addOnAndProductRelationId: nullable(Type.String({ description: 'The print; null without one' })),
    personalisation: nullable(Personalisation),
    isReturnable: Type.Boolean({ description: 'False for personalised goods' }),
    unitPrice: Type.Object({ ...Money.properties }, { description: 'Price per unit, including the print' }),
    printPrice: Type.Object({ ...Money.properties }, { description: 'Surcharge of the print per unit' }),
    unitDiscount: Money,
    voucherDiscount: Type.Object(
      { ...Money.properties },
      { description: "The line's share of the voucher discount; `total` does not include it" },
    ),
    total: Money,
    properties: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  },
  { title: 'OrderLine' },
);
export type OrderLine = Static<typeof OrderLine>;

export const Shipment = Type.Object(
  {
    id: Type.String(),
    shippedAt: Type.String({ format: 'date-time', description: 'When the parcel was handed to the carrier' }),
    carrier: Type.String({ description: 'Name of the carrier', examples: ['GLS'] }),
    trackingNumber: nullable(
      Type.String({ description: "The carrier's number of the parcel", examples: ['00370733'] }),
    ),
    trackingUrl: nullable(
      Type.String({
        description: 'Page of the carrier that shows where the parcel is',
        examples: ['https://carrier.example/track/00370733'],
      }),
    ),
    lines: Type.Array(
      Type.Object({
        lineId: Type.String({ description: 'Id of the order line', examples: ['1'] }),
        quantity: Type.Integer({ minimum: 1, description: 'How many of the line are in the parcel' }),
      }),
    ),
  },
  { title: 'Shipment', description: 'A parcel with goods of an order' },
);
export type Shipment = Static<typeof Shipment>;

export const Order = Type.Object(
  {
    id: Type.String(),
    orderNumber: Type.String(),
    status: OrderStatus,
    placedAt: Type.String({ format: 'date-time' }),
    currency: Type.String(),
    lines: Type.Array(OrderLine),
    vouchers: Type.Array(OrderVoucher),
    subTotal: Money,
    discountTotal: Type.Object(
      { ...Money.properties },
      { description: 'Total discount on the goods: of the sale and of vouchers (`voucherTotal`)' },
    ),
    voucherTotal: Type.Object(
      { ...Money.properties },
      { description: 'The part of `discountTotal` that comes from vouchers; the rest comes from the sale' },
    ),
    shippingTotal: Money,
    taxTotal: Money,
    total: Money,
    billingAddress: ShippingDetails,
    shippingAddress: ShippingDetails,
    shippingMethod: Type.Object({ id: Type.String(), name: Type.String() }),
    dropPoint: nullable(DropPoint),
    paymentMethod: Type.Object({ id: Type.String(), name: Type.String() }),
    comment: Type.String(),
    shipments: Type.Array(Shipment, { description: 'Parcels that were sent, oldest first' }),
  },
  { title: 'Order' },
);
export type Order = Static<typeof Order>;
