import { ErrorBody } from '../contract/meta';

/** Error responses for the `response` schema of an operation; always includes 500. */
export function failures<const Status extends number>(
  ...statuses: readonly Status[]
): Record<Status | 500, typeof ErrorBody>;
export function failures(...statuses: readonly number[]): Record<number, typeof ErrorBody> {
  return Object.fromEntries([...statuses, 500].map((status) => [status, ErrorBody]));
}
