import { Type } from 'typebox';
import { Culture, Currency, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { voucherKinds } from '../../baskets';
import { Amount, Count, Name, perCulture, perCurrency, strict, Text } from './shapes';

export const StoreSchema = Type.Object(
  {
    id: Id,
    name: Name,
    defaultCulture: Culture,
    rootCategoryId: Id,
    orderPrefix: Type.String({ minLength: 1, maxLength: 10, pattern: '^[A-Z0-9]+$' }),
    timeZone: Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+)*$' })),
    cultures: Type.Array(
      Type.Object(
        {
          culture: Culture,
          locale: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
          currency: Currency,
          pathPrefix: Type.Unsafe<'' | `/${string}`>({ type: 'string', pattern: '^(/[a-z0-9-]+)?$' }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 20 },
    ),
    vatRates: Type.Unsafe<Readonly<Record<string, number>>>({
      type: 'object',
      propertyNames: { pattern: '^[A-Z]{2}$' },
      additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
    }),
  },
  strict,
);

export const ShippingMethodSchema = Type.Object(
  {
    id: Id,
    kind: oneOf(['home', 'dropPoint']),
    carrier: Text,
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1 }),
    prices: perCurrency(Amount()),
    freeFrom: nullable(perCurrency(Amount(), { partial: true })),
    days: Type.Object({ min: Count, max: Count }, strict),
    texts: perCulture(Type.Object({ name: Name, description: Text }, strict), { flat: true }),
  },
  strict,
);

export const PaymentMethodSchema = Type.Object(
  {
    id: Id,
    provider: Type.String({ minLength: 1, maxLength: 40 }),
    texts: perCulture(Type.Object({ name: Name, description: Text }, strict), { flat: true }),
  },
  strict,
);

export const VoucherSchema = Type.Object(
  {
    id: Id,
    code: Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+( \\S+)*$' }),
    kind: oneOf(voucherKinds),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    amounts: Type.Optional(perCurrency(Amount(), { partial: true })),
    minimums: Type.Optional(perCurrency(Amount(), { partial: true })),
    validFrom: Type.Optional(Type.String({ format: 'date' })),
    validUntil: Type.Optional(Type.String({ format: 'date' })),
    maxUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    maxUsesPerCustomer: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    combinable: Type.Boolean(),
    names: perCulture(Name),
  },
  strict,
);
