import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { Money } from '../../platform/contract/money';
import { described, nullable, oneOf } from '../../platform/contract/schema';
import { DeliveryTime, DropPoint, OrderVoucher, ShippingDetails } from '../baskets';
import { Personalisation } from '../catalogue';

/** S3.27 */
export const orderStatuses = ['Open', 'Confirmed', 'Complete', 'Cancelled'] as const;
export const OrderStatus = oneOf(orderStatuses, { title: 'OrderStatus' });
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderLine = Type.Object(
  {
    id: Type.String({ description: 'Id of the line' }),
    productId: Type.String({ description: 'Id of the variant' }),
    sku: Type.String({ description: 'Stock keeping unit: the shop’s own article number' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    brand: Type.String({ description: 'Brand of the product' }),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    image: described(Image, 'The image'),
    categories: Type.Array(Type.String(), { description: 'Names of the categories, from the top down' }),
    quantity: Type.Integer({ description: 'Number of ordered units' }),
    addOnAndProductRelationId: nullable(Type.String({ description: 'The print; null without one' })),
    personalisation: nullable(described(Personalisation, 'The print on the goods; null without one')),
    isReturnable: Type.Boolean({ description: 'False for personalised goods' }),
    unitPrice: Type.Object({ ...Money.properties }, { description: 'Price per unit, including the print' }),
    printPrice: Type.Object({ ...Money.properties }, { description: 'Surcharge of the print per unit' }),
    unitDiscount: described(Money, 'Discount of the sale per unit, VAT included; 0 without one'),
    voucherDiscount: Type.Object(
      { ...Money.properties },
      { description: "The line's share of the voucher discount; `total` does not include it" },
    ),
    total: described(
      Money,
      'Price of all units after the discount of the sale and before vouchers, VAT included',
    ),
    properties: Type.Array(
      Type.Object({
        label: Type.String({ description: '`color`, `size` or another property of the variant' }),
        value: Type.String({ description: 'The displayed value' }),
      }),
      { description: 'Properties of the variant' },
    ),
  },
  { title: 'OrderLine' },
);
export type OrderLine = Static<typeof OrderLine>;

export const Shipment = Type.Object(
  {
    id: Type.String({ description: 'Id of the shipment' }),
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
        lineId: Type.String({ description: 'Id of the line', examples: ['1'] }),
        quantity: Type.Integer({ minimum: 1, description: 'How many of the line are in the parcel' }),
      }),
      { description: 'Lines, in the order in which they were added' },
    ),
  },
  { title: 'Shipment', description: 'A parcel with goods of an order' },
);
export type Shipment = Static<typeof Shipment>;

export const Order = Type.Object(
  {
    id: Type.String({ description: 'Id of the order' }),
    orderNumber: Type.String({ description: 'Order number, as shown to the customer' }),
    status: described(OrderStatus, 'Status of the order'),
    placedAt: Type.String({ format: 'date-time', description: 'Time of the order' }),
    currency: Type.String({ description: 'ISO 4217' }),
    lines: Type.Array(OrderLine, { description: 'Lines, in the order in which they were added' }),
    vouchers: Type.Array(OrderVoucher, { description: 'Vouchers, in the order in which they were added' }),
    subTotal: described(Money, 'Price of the goods before discounts and vouchers, VAT included'),
    discountTotal: Type.Object(
      { ...Money.properties },
      { description: 'Total discount on the goods: of the sale and of vouchers (`voucherTotal`)' },
    ),
    voucherTotal: Type.Object(
      { ...Money.properties },
      { description: 'The part of `discountTotal` that comes from vouchers; the rest comes from the sale' },
    ),
    shippingTotal: described(Money, 'Price of the shipping after vouchers, VAT included'),
    taxTotal: described(Money, 'VAT that is included in the total'),
    total: described(
      Money,
      'The amount charged: goods after discounts and vouchers, plus shipping, VAT included',
    ),
    billingAddress: described(ShippingDetails, 'Billing address of the buyer'),
    shippingAddress: described(ShippingDetails, 'Where the goods are sent'),
    shippingMethod: Type.Object(
      {
        id: Type.String({ description: 'Id of the shipping method' }),
        name: Type.String({ description: 'Name, in the culture of the request' }),
      },
      { description: 'The shipping method' },
    ),
    deliveryTime: nullable(
      described(
        DeliveryTime,
        'When the goods arrive, as promised at the time of the order; null for old orders',
      ),
    ),
    dropPoint: nullable(described(DropPoint, 'Where the parcel is picked up; null for home delivery')),
    paymentMethod: Type.Object(
      {
        id: Type.String({ description: 'Id of the payment method' }),
        name: Type.String({ description: 'Name, in the culture of the request' }),
      },
      { description: 'The payment method' },
    ),
    comment: Type.String({ description: 'The shopper’s comment for the shop; empty without one' }),
    shipments: Type.Array(Shipment, { description: 'Parcels that were sent, oldest first' }),
  },
  { title: 'Order' },
);
export type Order = Static<typeof Order>;

export const GoodsReturn = Type.Object(
  {
    lineId: Type.String({ description: 'Id of the line', examples: ['1'] }),
    quantity: Type.Integer({ minimum: 1, description: 'How many of the line came back' }),
    restocked: Type.Boolean({ description: 'Whether they are on sale again' }),
    refundId: nullable(
      Type.String({
        format: 'uuid',
        description: 'The refund with which they came back; null for a withdrawal',
      }),
    ),
    withdrawalId: nullable(
      Type.String({
        format: 'uuid',
        description: 'The withdrawal with which they came back; null for a refund',
      }),
    ),
    at: Type.String({ format: 'date-time', description: 'When staff recorded it' }),
  },
  { title: 'GoodsReturn', description: 'Goods of an order that came back' },
);
export type GoodsReturn = Static<typeof GoodsReturn>;
