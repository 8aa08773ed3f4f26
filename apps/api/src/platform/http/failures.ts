import { ErrorBody } from '../contract/meta';
import type { App } from './app';

/** Error responses for the `response` schema of an operation; always includes 500. */
export function failures<const Status extends number>(
  ...statuses: readonly Status[]
): Record<Status | 500, typeof ErrorBody>;
export function failures(...statuses: readonly number[]): Record<number, typeof ErrorBody> {
  return Object.fromEntries([...statuses, 500].map((status) => [status, ErrorBody]));
}

/**
 * Adds to each operation the error responses that are sent before its handler runs: 400 for invalid requests, 503 while the
 * database is unavailable, and 413 and 415 for operations with a body.
 */
export function addFrameworkFailures(app: App): void {
  app.addHook('onRoute', ({ method, schema }) => {
    if (!schema?.operationId) return;
    const hasBody = [method].flat().some((name) => !['GET', 'HEAD'].includes(name));
    const { response = {} } = schema;
    schema.response = { ...failures(400, 503, ...(hasBody ? [413, 415] : [])), ...object(response) };
  });
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
