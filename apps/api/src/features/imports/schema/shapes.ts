import { type Static, type TSchema, Type } from 'typebox';
import type { PerCulture, PerCurrency } from '../../stores';

export const strict = { additionalProperties: false };
const maxAmount = 2_000_000_000;

/** One value per culture of the store. With `flat`, table columns omit the field's own name. */
export const perCulture = <T extends TSchema>(value: T, options: object = {}) =>
  Type.Unsafe<PerCulture<Static<T>>>({
    type: 'object',
    per: 'culture',
    additionalProperties: value,
    ...options,
  });

/** One value per currency of the store; with `partial`, some may be missing. */
export const perCurrency = <T extends TSchema>(value: T, options: object = {}) =>
  Type.Unsafe<PerCurrency<Static<T>>>({
    type: 'object',
    per: 'currency',
    additionalProperties: value,
    ...options,
  });

export const Text = Type.String({ maxLength: 20_000, pattern: '^[^\\u0000]*$' });
export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' });
export const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const Path = Type.String({ maxLength: 300, pattern: '^/([^/\\s?#]+/)*$' });
export const Amount = (options: object = {}) =>
  Type.Integer({ minimum: 0, maximum: maxAmount, minor: true, ...options });
export const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 });
