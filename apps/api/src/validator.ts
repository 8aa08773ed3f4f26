import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Validates what comes in. Text of headers, paths and queries is read as the number it stands for; a body is JSON and
 * must have the right types already: a null quantity is not a zero.
 */
export function createValidator(): FastifySchemaCompiler<object> {
  const options = { allErrors: true, strict: false, useDefaults: true };
  const text = new Ajv({ ...options, coerceTypes: 'array' });
  const body = new Ajv(options);
  for (const ajv of [text, body]) formats.default(ajv);
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(schema);
}
