import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { propertyText } from '../contract/schema';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Two different schemas have the same title, so they cannot be one component. */
export class DuplicateTitle extends Error {
  override name = 'DuplicateTitle';
}

/**
 * Converts the document of the framework to OpenAPI 3.1: every titled schema becomes a component, every nullable schema a
 * union with null, and every response gets a description of its status.
 * @throws {DuplicateTitle}
 */
export function toOpenApi31(collected: object): JsonObject {
  const { paths = {}, webhooks, components, ...document } = plain(collected);
  const schemas: JsonObject = {};
  const operations = rewrite(paths, schemas);
  describeResponses(operations);
  const events = webhooks && { webhooks: rewrite(webhooks, schemas) };
  const ordered = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...document,
    paths: operations,
    ...events,
    components: { ...object(components), schemas: ordered },
  };
}

function rewrite(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, [propertyText]: description, ...schema } = withoutOwnKeywords(value);
  const types = Array.isArray(schema.type) ? schema.type : [];
  const [type, ...others] = types.filter((each) => each !== 'null');
  if (type !== undefined && others.length === 0) schema.type = type;
  if (Array.isArray(schema.enum)) schema.enum = schema.enum.filter((each) => each !== null);
  const rewritten = Object.fromEntries(
    Object.entries(schema).map(([key, item]) => [key, rewrite(item, schemas)]),
  );
  const hoisted = moveToComponents(rewritten, schemas);
  const complete = nullable === true || types.includes('null') ? orNull(hoisted) : hoisted;
  return description === undefined ? complete : { ...complete, description };
}

/**
 * Keywords of the model of a store's data, which mean nothing to a client. As names of properties they have schemas. A
 * discriminator of alternatives without names is one of them, too.
 */
const ownKeywords = new Set(['per', 'flat', 'partial', 'column', 'minor']);

/** The keys of maps with a value per culture or currency. */
const keysPer: Readonly<Record<string, string>> = {
  culture: '^[a-z]{2}(-[A-Z]{2})?$',
  currency: '^[A-Z]{3}$',
};

function withoutOwnKeywords(schema: JsonObject): JsonObject {
  const pattern = typeof schema.per === 'string' && keysPer[schema.per];
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !(key === 'discriminator' && 'oneOf' in schema) && !(typeof value !== 'object' && ownKeywords.has(key)),
  );
  return { ...Object.fromEntries(kept), ...(pattern && { propertyNames: { pattern } }) };
}

/** Moves a titled schema to the components. An object with a title but without a type or a union is not a schema. */
function moveToComponents(schema: JsonObject, schemas: JsonObject): JsonObject {
  const { title, ...rest } = schema;
  if (typeof title !== 'string' || !('type' in rest || 'anyOf' in rest)) return schema;
  const known = schemas[title];
  if (known !== undefined && !isDeepStrictEqual(known, rest))
    throw new DuplicateTitle(`Two different schemas have the title ${title}.`);
  schemas[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}

function orNull(schema: JsonObject): JsonObject {
  const isPlain = typeof schema.type === 'string' && !('enum' in schema);
  return isPlain ? { ...schema, type: [schema.type ?? null, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}

function describeResponses(paths: Json): void {
  for (const path of Object.values(object(paths))) {
    for (const operation of Object.values(object(path))) {
      for (const [status, response] of Object.entries(object(object(operation).responses)))
        object(response).description = STATUS_CODES[status] ?? status;
    }
  }
}

function object(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function plain(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}
