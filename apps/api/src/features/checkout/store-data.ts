import { type Static, Type } from 'typebox';
import { Id, nullable, oneOf } from '../../platform/contract/schema';
import { Amount, Count, list, Name, perCulture, perCurrency, strict, Text } from '../stores/fields';

const MethodTexts = perCulture(Type.Object({ name: Name, description: Text }, strict), { flat: true });

export const ShippingMethodRow = Type.Object(
  {
    id: Id,
    kind: oneOf(['home', 'dropPoint']),
    carrier: Text,
    countries: list(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
    prices: perCurrency(Amount()),
    /** Shipping is free from this goods value. */
    freeFrom: nullable(perCurrency(Amount(), { partial: true })),
    days: Type.Object({ min: Count, max: Count }, strict),
    texts: MethodTexts,
  },
  strict,
);
export type ShippingMethodRow = Static<typeof ShippingMethodRow>;

export const PaymentMethodRow = Type.Object(
  {
    id: Id,
    /** A payment provider of the server: `sandbox` or `stripe`. */
    provider: Type.String({ minLength: 1, maxLength: 40 }),
    texts: MethodTexts,
  },
  strict,
);
export type PaymentMethodRow = Static<typeof PaymentMethodRow>;
