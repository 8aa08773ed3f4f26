import type { App } from './app';
import { failures } from './failures';

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
