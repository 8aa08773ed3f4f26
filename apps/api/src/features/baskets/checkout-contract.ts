import { type Static, Type } from 'typebox';
import { freeText, nullable, oneOf } from '../../platform/http/schema';
import { Money } from '../../platform/money-contract';

const contact = {
  email: freeText(254),
  phone: freeText(40),
  firstName: freeText(100),
  lastName: freeText(100),
  street: freeText(200),
  city: freeText(100),
  zipCode: freeText(20),
  country: freeText(2),
};

/** S3.20. Saved while the shopper types, so every field may be empty; validated at checkout. */
export const InvoiceDetails = Type.Object(
  { ...contact, emailConfirmation: freeText(254) },
  { title: 'InvoiceDetails' },
);
export type InvoiceDetails = Static<typeof InvoiceDetails>;

/** S3.21 */
export const ShippingDetails = Type.Object(contact, { title: 'ShippingDetails' });
export type ShippingDetails = Static<typeof ShippingDetails>;

export const DropPoint = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    street: Type.String(),
    zipCode: Type.String(),
    city: Type.String(),
    country: Type.String(),
    coordinates: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    distance: Type.Integer({ description: 'Distance from the centre of the zip code area, in metres' }),
    openingHours: Type.Array(
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO weekday, 1 is Monday' }),
        opens: Type.String({ examples: ['08:00'] }),
        closes: Type.String({ examples: ['20:00'] }),
      }),
    ),
  },
  { title: 'DropPoint' },
);
export type DropPoint = Static<typeof DropPoint>;

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

export const PaymentMethod = Type.Object(
  { id: Type.String(), name: Type.String(), description: Type.String() },
  { title: 'PaymentMethod' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const paymentStatuses = ['open', 'paid', 'declined', 'cancelled', 'expired', 'refunded'] as const;

/** The last attempt to pay a basket. */
export const PaymentAttempt = Type.Object(
  {
    status: oneOf(paymentStatuses),
    reason: nullable(
      Type.String({ description: 'Why the payment was declined, in the culture of the request' }),
    ),
  },
  { title: 'PaymentAttempt' },
);
export type PaymentAttempt = Static<typeof PaymentAttempt>;

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
