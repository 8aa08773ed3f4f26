import { type Static, Type } from 'typebox';
import { Money } from '../../platform/contract/money';
import { nullable, oneOf } from '../../platform/contract/schema';
import { DropPoint, InvoiceDetails, ShippingDetails } from '../baskets';
import { PaymentAttempt } from '../payments';

export const ShippingMethod = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    kind: oneOf(['home', 'dropPoint']),
    price: Money,
    days: Type.Object(
      { min: Type.Integer(), max: Type.Integer() },
      { description: 'Delivery time in working days' },
    ),
    selected: Type.Boolean(),
    dropPoint: nullable(DropPoint),
  },
  { title: 'ShippingMethod' },
);
export type ShippingMethod = Static<typeof ShippingMethod>;

export const DeliveryOffer = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    kind: oneOf(['home', 'dropPoint']),
    countries: Type.Array(Type.String(), { description: 'Where it delivers, ISO 3166-1 alpha-2' }),
    price: Money,
    freeFrom: nullable(
      Type.Object(
        { ...Money.properties },
        { description: 'Value of the goods after vouchers from which it is free; null if it never is' },
      ),
    ),
    days: Type.Object(
      { min: Type.Integer(), max: Type.Integer() },
      { description: 'Delivery time in working days' },
    ),
  },
  { title: 'DeliveryOffer' },
);
export type DeliveryOffer = Static<typeof DeliveryOffer>;

const PaymentMethod = Type.Object(
  { id: Type.String(), name: Type.String(), description: Type.String() },
  { title: 'PaymentMethod' },
);
type PaymentMethod = Static<typeof PaymentMethod>;

export const Checkout = Type.Object(
  {
    billingAddress: InvoiceDetails,
    shippingAddress: ShippingDetails,
    useShippingAddress: Type.Boolean(),
    shippingMethods: Type.Array(ShippingMethod),
    availablePaymentMethods: Type.Array(PaymentMethod),
    comment: Type.String(),
    payment: nullable(PaymentAttempt),
  },
  { title: 'Checkout' },
);
export type Checkout = Static<typeof Checkout>;
