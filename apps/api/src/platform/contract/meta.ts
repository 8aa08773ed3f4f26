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

/** The body of every response with a status of 400 or above: the shape of S8, with the members of RFC 9457. */
export const ErrorBody = Type.Object(
  {
    meta: Meta,
    success: Type.Literal(false),
    errors: Type.Array(ErrorItem, { minItems: 1 }),
    type: Type.String({
      format: 'uri',
      description: 'Identifies the kind of error by the code of the first one',
      examples: ['urn:matchday:error:OutOfStock'],
    }),
    title: Type.String({ description: 'Reason phrase of the status, in English', examples: ['Conflict'] }),
    status: Type.Integer({ description: 'The HTTP status', examples: [409] }),
    detail: Type.String({
      description: 'Message of the first error, in the culture of the request',
      examples: ['Home shirt: 2 left in stock.'],
    }),
    instance: Type.String({
      format: 'uri',
      description: 'Identifies this response by its request',
      examples: ['urn:matchday:request:0190f7a2'],
    }),
    requestId: Type.String({
      description: 'Id of the request, as in the header x-request-id. Support finds the request by it',
      examples: ['0190f7a2'],
    }),
  },
  { title: 'ErrorBody' },
);
export type ErrorBody = Static<typeof ErrorBody>;

export const ok: Meta = { status: 200, redirect: null };
