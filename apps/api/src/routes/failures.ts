import { ErrorBody } from '../contract/meta';

/** The failures that an operation answers, for its `response` schema; every operation may answer 500. */
export function failures<const Status extends number>(
  ...statuses: readonly Status[]
): Record<Status | 500, typeof ErrorBody>;
export function failures(...statuses: readonly number[]): Record<number, typeof ErrorBody> {
  return Object.fromEntries([...statuses, 500].map((status) => [status, ErrorBody]));
}
