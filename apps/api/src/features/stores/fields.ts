import { type Static, type TSchema, Type } from 'typebox';

/** One value per culture of the store. */
export type PerCulture<T> = Readonly<Record<string, T>>;

/** One amount per currency of the store, in the minor unit, VAT included. */
export type PerCurrency<T = number> = Readonly<Record<string, T>>;

export const strict = { additionalProperties: false };
/** In the minor unit: the most that card providers accept in one payment. */
const maxAmount = 99_999_999;

/** One value per culture of the store; with `partial`, some may be missing. With `flat`, table columns omit the field's own name. */
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

/** A list that is not changed in place. */
export const list = <T extends TSchema>(items: T, options: object = {}) =>
  Type.Unsafe<readonly Static<T>[]>({ type: 'array', items, ...options });

export const Text = Type.String({ maxLength: 20_000, pattern: '^[^\\u0000]*$' });
export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' });
export const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const Path = Type.String({ maxLength: 300, pattern: '^/([^/\\s?#]+/)*$' });
export const Day = Type.String({ format: 'date' });
export const Amount = (options: object = {}) =>
  Type.Integer({ minimum: 0, maximum: maxAmount, minor: true, ...options });
export const Count = Type.Integer({ minimum: 0, maximum: 10_000_000 });
