import { type Static, Type } from 'typebox';
import { nullable } from './schema';

/** Metadata of a response; `redirect` is set with status 301 (S2.22). */
export const Meta = Type.Object(
  { status: Type.Integer(), redirect: nullable(Type.String()) },
  { title: 'Meta' },
);
export type Meta = Static<typeof Meta>;

export const ErrorItem = Type.Object(
  {
    code: Type.String({ description: 'Stable error code', examples: ['OutOfStock'] }),
    message: Type.String({ description: 'Description of the error, in the culture of the request' }),
    field: Type.Optional(Type.String({ description: 'The field of the request that caused the error' })),
  },
  { title: 'ErrorItem' },
);
export type ErrorItem = Static<typeof ErrorItem>;

/** The body of every response with a status of 400 or above (S8). */
export const ErrorBody = Type.Object(
  { meta: Meta, success: Type.Literal(false), errors: Type.Array(ErrorItem, { minItems: 1 }) },
  { title: 'ErrorBody' },
);
export type ErrorBody = Static<typeof ErrorBody>;

export const ok: Meta = { status: 200, redirect: null };
