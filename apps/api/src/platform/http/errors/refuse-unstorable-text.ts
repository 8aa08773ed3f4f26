import type { FastifyRequest } from 'fastify';
import { isStorable } from '../../contract/storable-text';
import { failAnywhere } from './declare-errors';

/**
 * Refuses text that PostgreSQL cannot store, NUL characters and lone surrogates, with 400 `WrongForm` and its field.
 */
export async function refuseUnstorableText({ params, query, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    const field = unstorableField(part, []);
    if (field) failAnywhere('WrongForm', { field }, field);
  }
}

function unstorableField(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.') || 'body';
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return path.join('.') || 'body';
    const field = unstorableField(item, [...path, key]);
    if (field) return field;
  }
  return undefined;
}
