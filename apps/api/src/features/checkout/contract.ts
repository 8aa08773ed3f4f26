import { type Static, Type } from 'typebox';
import { Money } from '../../platform/contract/money';
import { described, nullable, oneOf } from '../../platform/contract/schema';
import { DeliveryTime, DropPoint, InvoiceDetails, ShippingDetails } from '../baskets';
import { PaymentAttempt } from '../payments';

export const ShippingMethod = Type.Object(
  {
    id: Type.String({ description: 'Id of the shipping method' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    description: Type.String({ description: 'Description in one or two sentences, as plain text' }),
    kind: oneOf(['home', 'dropPoint'], {
      description: '`home`: home delivery; `dropPoint`: delivery to a drop point',
    }),
    price: described(
      Money,
      'Price of the shipping for this basket after vouchers, VAT included; 0 if it is free',
    ),
    ...DeliveryTime.properties,
    selected: Type.Boolean({ description: 'Whether the method is selected' }),
    dropPoint: nullable(described(DropPoint, 'The selected drop point; null without one')),
  },
  { title: 'ShippingMethod' },
);
export type ShippingMethod = Static<typeof ShippingMethod>;

export const DeliveryOffer = Type.Object(
  {
    id: Type.String({ description: 'Id of the shipping method' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    description: Type.String({ description: 'Description in one or two sentences, as plain text' }),
    kind: oneOf(['home', 'dropPoint'], {
      description: '`home`: home delivery; `dropPoint`: delivery to a drop point',
    }),
    countries: Type.Array(Type.String(), { description: 'Where it delivers, ISO 3166-1 alpha-2' }),
    price: described(Money, 'Price of the shipping before vouchers, VAT included'),
    freeFrom: nullable(
      Type.Object(
        { ...Money.properties },
        { description: 'Value of the goods after vouchers from which it is free; null if it never is' },
      ),
    ),
    days: Type.Object(
      {
        min: Type.Integer({ description: 'The lower bound' }),
        max: Type.Integer({ description: 'The upper bound' }),
      },
      { description: 'Delivery time in working days, without prints and preorders' },
    ),
  },
  { title: 'DeliveryOffer' },
);
export type DeliveryOffer = Static<typeof DeliveryOffer>;

const PaymentMethod = Type.Object(
  {
    id: Type.String({ description: 'Id of the payment method' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    description: Type.String({ description: 'Description in one or two sentences, as plain text' }),
    prepayment: nullable(
      Type.Object(
        {
          countries: Type.Array(Type.String(), {
            description: 'Countries of delivery where the agreement is needed (ISO 3166-1 alpha-2)',
          }),
          text: Type.String({ description: 'The words that the shopper agrees to' }),
        },
        {
          description:
            'The agreement to pay before the goods are sent, which this basket needs in some countries; null if it needs none',
        },
      ),
    ),
  },
  { title: 'PaymentMethod' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const Checkout = Type.Object(
  {
    billingAddress: described(
      InvoiceDetails,
      'The saved billing address; fields that the shopper has not filled in are empty',
    ),
    shippingAddress: described(
      ShippingDetails,
      'The saved shipping address; fields that the shopper has not filled in are empty',
    ),
    useShippingAddress: Type.Boolean({
      description: 'Whether the shipping address differs from the billing address',
    }),
    shippingMethods: Type.Array(ShippingMethod, { description: 'Shipping methods for the address' }),
    availablePaymentMethods: Type.Array(PaymentMethod, { description: 'Payment methods, in display order' }),
    comment: Type.String({ description: 'The shopper’s comment for the shop; empty without one' }),
    payment: nullable(described(PaymentAttempt, 'The last attempt to pay; null without one')),
  },
  { title: 'Checkout' },
);
export type Checkout = Static<typeof Checkout>;
