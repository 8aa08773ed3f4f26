import type { ErrorItem } from '../contract/meta';
import type { ErrorCode, MessageParameters } from './messages';

/** A failure that the caller is told of, in the contract's shape and in the request's culture. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly params: MessageParameters = {},
    /** The field of the request that it concerns, such as `lines.0.quantity`. */
    readonly field?: string,
  ) {
    super(code);
  }
}

/** Several failures at once, each with its message already. */
export class ApiErrors extends Error {
  override name = 'ApiErrors';

  constructor(
    readonly status: number,
    readonly items: readonly ErrorItem[],
  ) {
    super(items.map(({ code }) => code).join(', '));
  }
}
