import { type Static, Type } from 'typebox';
import { described, nullable } from './schema';

/** Metadata of a response; `redirect` is set with status 301 (S2.22). */
export const Meta = described(
  Type.Object(
    {
      status: Type.Integer({ description: 'HTTP status of the response; 301 for a redirect' }),
      redirect: nullable(
        Type.String({ description: 'Target of the redirect with status 301; otherwise null' }),
      ),
    },
    { title: 'Meta' },
  ),
  'Status of the response, and the target of a redirect',
);

/** The field `success` of a response without an error. */
export const Succeeded = Type.Literal(true, { description: 'Whether the operation succeeded' });
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
    meta: described(Meta, 'Status of the response, and the target of a redirect'),
    success: Type.Literal(false, { description: 'Whether the operation succeeded' }),
    errors: Type.Array(ErrorItem, { minItems: 1, description: 'The errors; empty without any' }),
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
