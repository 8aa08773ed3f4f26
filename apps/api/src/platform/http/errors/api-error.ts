import type { ErrorItem } from '../../contract/meta';
import type { ErrorCode, MessageParameters } from './messages';

/** An error that is sent to the client as an `ErrorBody`, in the culture of the request. */
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
    readonly items: readonly ErrorItem[],
  ) {
    super(items.map(({ code }) => code).join(', '));
  }
}

/**
 * Returns a required field of the body.
 * @throws {ApiError} 400 `RequiredField`
 */
export function requireField<Field extends string>(
  body: { readonly [Name in Field]?: string },
  field: Field,
): string {
  const value = body[field];
  if (value === undefined || value === '') throw new ApiError(400, 'RequiredField', { field }, field);
  return value;
}
