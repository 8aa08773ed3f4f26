import type { Middleware } from 'openapi-fetch';
import { operations } from '../generated/operations';

const header = 'Idempotency-Key';

const writes = new Set(
  Object.values(operations).flatMap((operation) =>
    'idempotent' in operation ? [keyOf(operation.method, operation.path)] : [],
  ),
);

/** Gives each write that the API can repeat safely its own key, unless the caller passed one. */
export const idempotency: Middleware = {
  onRequest({ request, schemaPath }) {
    if (writes.has(keyOf(request.method, schemaPath)) && !request.headers.has(header)) {
      request.headers.set(header, crypto.randomUUID());
    }
  },
};

function keyOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}
