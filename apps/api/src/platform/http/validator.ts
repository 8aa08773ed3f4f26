import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Creates the request validator. Text in headers, paths and queries is coerced to the schema's type. JSON bodies are
 * not coerced: a null quantity is not zero.
 */
export function createValidator(): FastifySchemaCompiler<object> {
  const options = { allErrors: true, strict: false, useDefaults: true };
  const text = new Ajv({ ...options, coerceTypes: 'array' });
  const body = new Ajv(options);
  for (const ajv of [text, body]) formats.default(ajv);
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(schema);
}
