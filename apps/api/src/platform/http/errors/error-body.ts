import type { ErrorBody, ErrorItem } from '../../contract/meta';
import type { ApiError } from './api-error';
import { type ErrorCode, type MessageReader, messageFor } from './messages';

/** The body of an error response (S8). */
export function errorBody(status: number, errors: ErrorItem[]): ErrorBody {
  return { meta: { status, redirect: null }, success: false, errors };
}

/** An error with its message for the reader. */
export function errorItem(
  { code, params, field }: Pick<ApiError, 'code' | 'params' | 'field'>,
  reader: MessageReader,
) {
  const message = messageFor(reader, code, params);
  return field === undefined ? { code, message } : { code, message, field };
}

const codeByStatus = new Map<number, ErrorCode>([
  [404, 'UnknownRoute'],
  [405, 'MethodNotAllowed'],
  [408, 'RequestTooSlow'],
  [413, 'BodyTooLarge'],
  [415, 'UnsupportedMediaType'],
  [431, 'HeadersTooLarge'],
  [503, 'Unavailable'],
]);

/** The error code for a status that the framework set. */
export function codeForStatus(status: number): ErrorCode {
  return codeByStatus.get(status) ?? (status < 500 ? 'BadRequest' : 'InternalError');
}
