import type { App } from '../app';
import { failures } from './failures';

/**
 * Adds to each operation's contract what is answered before or instead of its handler: 400 where it cannot be read, 503 while the database is away,
 * 413 and 415 where something may be sent.
 */
export function addFrameworkFailures(app: App): void {
  app.addHook('onRoute', ({ method, schema }) => {
    if (!schema?.operationId) return;
    const sends = [method].flat().some((name) => !['GET', 'HEAD'].includes(name));
    const { response = {} } = schema;
    schema.response = { ...failures(400, 503, ...(sends ? [413, 415] : [])), ...object(response) };
  });
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
