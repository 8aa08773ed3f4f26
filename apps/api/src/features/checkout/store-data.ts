import { type Static, Type } from 'typebox';
import { described, Id, nullable, oneOf } from '../../platform/contract/schema';
import { Amount, Count, list, Name, perCulture, perCurrency, strict, Text } from '../stores/fields';

const MethodTexts = perCulture(
  Type.Object(
    {
      name: described(Name, 'Name, in the culture of the request'),
      description: described(Text, 'Description in one or two sentences, as plain text'),
    },
    strict,
  ),
  { flat: true },
);

/** True if missing. */
const isActive = Type.Optional(
  Type.Boolean({
    description: 'Whether shoppers can choose the method; true if missing. One of the list must stay on',
    examples: [true],
  }),
);

export const ShippingMethodRow = Type.Object(
  {
    id: described(Id, 'Id of the shipping method'),
    kind: oneOf(['home', 'dropPoint'], {
      description: '`home`: home delivery; `dropPoint`: delivery to a drop point',
    }),
    carrier: described(Text, 'Name of the carrier', 'PostNord'),
    countries: list(Type.String({ pattern: '^[A-Z]{2}$' }), {
      minItems: 1,
      description: 'Countries for shipping',
    }),
    prices: described(perCurrency(Amount()), 'Price of the shipment, in the minor unit, VAT included'),
    freeFrom: nullable(
      described(
        perCurrency(Amount(), { partial: true }),
        'Shipping is free from this value of the goods after vouchers, in the minor unit, VAT included; null if it never is',
      ),
    ),
    days: Type.Object(
      { min: described(Count, 'The lower bound'), max: described(Count, 'The upper bound') },
      { ...strict, description: 'Working days from dispatch to arrival' },
    ),
    isActive,
    texts: described(MethodTexts, 'Name and description in each culture'),
  },
  strict,
);
export type ShippingMethodRow = Static<typeof ShippingMethodRow>;

export const PaymentMethodRow = Type.Object(
  {
    id: described(Id, 'Id of the payment method'),
    provider: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'A payment provider of the server: `sandbox` or `stripe`',
      examples: ['stripe'],
    }),
    captureOnDispatch: Type.Optional(
      list(Type.String({ pattern: '^[A-Z]{2}$' }), {
        description:
          'Countries of delivery where a payment is only authorised at the purchase and captured when goods are sent (ISO 3166-1 alpha-2); elsewhere it is captured at once',
        examples: [['DK']],
      }),
    ),
    prepaid: Type.Optional(
      list(oneOf(['prints', 'preorders']), {
        description:
          'Goods that are paid at once there too, if the shopper agrees to it: goods with a print, or preorders',
        examples: [['prints', 'preorders']],
      }),
    ),
    isActive,
    texts: described(MethodTexts, 'Name and description in each culture'),
  },
  strict,
);
export type PaymentMethodRow = Static<typeof PaymentMethodRow>;
