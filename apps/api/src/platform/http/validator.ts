import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Creates the request validator. Header names are compared in lower case, as Node delivers them. Text in headers, paths and queries is coerced to the schema's type. JSON bodies are
 * not coerced: a null quantity is not zero.
 */
export function createValidator(): FastifySchemaCompiler<object> {
  const options = { allErrors: true, strict: false, useDefaults: true };
  const text = new Ajv({ ...options, coerceTypes: 'array' });
  const body = new Ajv(options);
  for (const ajv of [text, body]) formats.default(ajv);
  return ({ schema, httpPart }) => {
    if (httpPart === 'headers') return text.compile(inLowerCase(schema));
    return (httpPart === 'body' ? body : text).compile(schema);
  };
}

function inLowerCase(schema: { properties?: object; required?: readonly string[] }): object {
  const { properties = {}, required = [] } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]),
    ),
    required: required.map((name) => name.toLowerCase()),
  };
}
