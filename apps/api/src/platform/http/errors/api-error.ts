import type { ErrorItem } from '../../contract/meta';
import type { ErrorCode, MessageParameters } from './messages';

/** An error item whose code is known. */
export type ErrorItemOf<Code extends ErrorCode> = ErrorItem & { readonly code: Code };

/** An error that is sent to the client as an `ErrorBody`, in the culture of the request. Only a `Fail` throws it. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly params: MessageParameters = {},
    /** The field of the request that caused it, such as `lines.0.quantity`. */
    readonly field?: string,
  ) {
    super(code);
  }
}

/** Several errors in one response, each with its message. */
export class ApiErrors extends Error {
  override name = 'ApiErrors';

  constructor(
    readonly status: number,
    readonly items: readonly ErrorItemOf<ErrorCode>[],
  ) {
    super(items.map(({ code }) => code).join(', '));
  }
}

/** The code of an error that a `Fail` has thrown, or of the first of several; undefined for any other. */
export function failureCode(error: unknown): ErrorCode | undefined {
  if (error instanceof ApiErrors) return error.items[0]?.code;
  return error instanceof ApiError ? error.code : undefined;
}
