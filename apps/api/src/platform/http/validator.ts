import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Creates the request validator. Header names are compared in lower case, as Node delivers them. Text in headers, paths
 * and queries is coerced to the schema's type. JSON bodies are not coerced: a null quantity is not zero. They lose the
 * fields that their schema does not name, so that no operation passes on or stores what it did not ask for.
 */
export function createValidator(): FastifySchemaCompiler<object> {
  const options = { allErrors: true, strict: false, useDefaults: true };
  const text = new Ajv({ ...options, coerceTypes: 'array' });
  const body = new Ajv({ ...options, discriminator: true }).addKeyword(onlyFields);
  for (const ajv of [text, body]) formats.default(ajv);
  return ({ schema, httpPart }) => {
    if (httpPart === 'headers') return text.compile(inLowerCase(schema));
    return httpPart === 'body' ? body.compile(closed(schema)) : text.compile(schema);
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

interface ObjectSchema {
  properties?: Readonly<Record<string, ObjectSchema>>;
  items?: ObjectSchema;
  additionalProperties?: unknown;
  onlyFields?: readonly string[];
}

/** Removes the fields of an object that are not in the list. */
const onlyFields = {
  keyword: 'onlyFields',
  type: 'object',
  schemaType: 'array',
  modifying: true,
  validate: (fields: readonly string[], data: object) => {
    for (const name of Object.keys(data)) if (!fields.includes(name)) Reflect.deleteProperty(data, name);
    return true;
  },
} as const;

/**
 * The schema without further fields, except in objects that say what to do with them, and in alternatives, which would
 * lose theirs.
 */
function closed(schema: ObjectSchema): ObjectSchema {
  const { properties, items, additionalProperties } = schema;
  if (items) return { ...schema, items: closed(items) };
  if (!properties) return schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, closed(field)]);
  const open = { ...schema, properties: Object.fromEntries(fields) };
  return additionalProperties === undefined ? { ...open, onlyFields: Object.keys(properties) } : open;
}
