import { STATUS_CODES } from 'node:http';
import type { ErrorBody, ErrorItem } from '../../contract/meta';
import type { ErrorItemOf } from './api-error';
import { type ErrorCode, type MessageParameters, type MessageReader, messageFor } from './messages';

/** The body of an error response: S8 and RFC 9457. */
export function errorBody(status: number, errors: readonly ErrorItem[], requestId: string): ErrorBody {
  const [first] = errors;
  return {
    meta: { status, redirect: null },
    success: false,
    errors: [...errors],
    type: `urn:matchday:error:${first?.code ?? codeForStatus(status)}`,
    title: STATUS_CODES[status] ?? String(status),
    status,
    detail: first?.message ?? '',
    instance: `urn:matchday:request:${encodeURIComponent(requestId)}`,
    requestId,
  };
}

/** An error with its message for the reader. */
export function errorItem<Code extends ErrorCode>(
  { code, params, field }: { code: Code; params: MessageParameters; field?: string | undefined },
  reader: MessageReader,
): ErrorItemOf<Code> {
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
