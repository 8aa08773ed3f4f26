import type { FastifySchema } from 'fastify';
import { ErrorBody } from '../../contract/meta';
import { ApiError, ApiErrors, type ErrorItemOf } from './api-error';
import type { ErrorCode, MessageParameters } from './messages';

/** The statuses of error responses. */
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 421 | 429 | 500 | 502 | 503;

/** Error codes by the status that they are sent with. */
export type Errors = { readonly [Status in ErrorStatus]?: readonly ErrorCode[] };

/** The codes of a declaration. */
export type CodeOf<Declared> = Declared extends Errors
  ? {
      [Status in keyof Declared]: Declared[Status] extends readonly (infer Code)[] ? Code : never;
    }[keyof Declared] &
      ErrorCode
  : never;

/**
 * Ends a request with an error. A function that needs a `Fail` takes it as its first parameter, so that only an
 * operation that declares its codes can call it.
 */
export interface Fail<in Code extends ErrorCode> {
  /** @param field the field of the request that caused the error, such as `lines.0.quantity` */
  (code: Code, params?: MessageParameters, field?: string): never;
  /** Sends several errors. Only those with the highest status are sent. */
  readonly all: (items: readonly ErrorItemOf<Code>[]) => never;
}

declare module 'fastify' {
  interface FastifySchema {
    /** The error codes of the operation, by status. */
    errors?: Errors;
  }
}

/** Errors that the framework sends, so that every operation has them. */
const errorsOfEveryOperation = {
  400: [
    'RequiredField',
    'UnknownField',
    'WrongType',
    'NotInteger',
    'TooSmall',
    'TooLarge',
    'TooShort',
    'TooLong',
    'TooFewItems',
    'TooManyItems',
    'NotOneOf',
    'WrongForm',
    'InvalidField',
    'BadRequest',
  ],
  500: ['InternalError'],
  503: ['Unavailable'],
} as const satisfies Errors;

/** Errors that the framework sends for a request body. */
export const errorsOfBodies = {
  400: ['MalformedJson'],
  413: ['BodyTooLarge'],
  415: ['UnsupportedMediaType'],
} as const satisfies Errors;

/**
 * Declares the errors of an operation: `errors` is for its schema, and `fail` sends them. An undeclared code does not
 * compile.
 */
export function declareErrors<const Declared extends readonly Errors[]>(
  ...declared: Declared
): { errors: Errors; fail: Fail<CodeOf<Declared[number] | typeof errorsOfEveryOperation>> } {
  const errors = mergeErrors(errorsOfEveryOperation, ...declared);
  const statusOf = new Map<string, number>();
  for (const [status, codes] of Object.entries(errors))
    for (const code of codes) {
      if (statusOf.has(code)) throw new Error(`${code} is declared with two statuses.`);
      statusOf.set(code, Number(status));
    }
  const status = (code: string) => statusOf.get(code) ?? 500;
  const fail = (code: ErrorCode, params?: MessageParameters, field?: string): never => {
    throw new ApiError(status(code), code, params, field);
  };
  const all = (items: readonly ErrorItemOf<ErrorCode>[]): never => {
    const highest = Math.max(...items.map(({ code }) => status(code)));
    throw new ApiErrors(
      highest,
      items.filter(({ code }) => status(code) === highest),
    );
  };
  return { errors, fail: Object.assign(fail, { all }) };
}

const generalCodes = new Set<string>([...errorsOfEveryOperation[400], ...errorsOfBodies[400]]);

/** Whether the framework sends the code, so that it says nothing about an operation. */
export const isGeneral = (code: ErrorCode): boolean => generalCodes.has(code);

/** Sends an error that every operation has, such as `Unavailable`. */
export const { fail: failAnywhere } = declareErrors();

/** Returns a required field of the body; ends the request with 400 `RequiredField` without it. */
export function requireField<Field extends string>(
  body: { readonly [Name in Field]?: string },
  field: Field,
): string {
  const value = body[field];
  return value === undefined || value === '' ? failAnywhere('RequiredField', { field }, field) : value;
}

/** Adds errors to a route, with their responses. */
export function addErrors(schema: FastifySchema, ...added: readonly Errors[]): void {
  const errors = mergeErrors(schema.errors ?? {}, ...added);
  const responses = Object.fromEntries(Object.keys(errors).map((status) => [status, ErrorBody]));
  schema.errors = errors;
  schema.response = { ...responses, ...Object(schema.response) };
}

function mergeErrors(...declared: readonly Errors[]): Errors {
  const merged: Record<string, ErrorCode[]> = {};
  for (const errors of declared)
    for (const [status, codes] of Object.entries(errors))
      merged[status] = [...new Set([...(merged[status] ?? []), ...codes])];
  return merged;
}
