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
