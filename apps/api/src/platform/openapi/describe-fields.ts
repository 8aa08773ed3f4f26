import { componentTexts } from './texts/components';
import { fieldExamples } from './texts/examples';
import { parameterTexts } from './texts/parameters';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Adds descriptions to components and parameters whose schemas have none, and examples to fields. */
export function describeFields(document: JsonObject): JsonObject {
  const schemas = object(object(document.components).schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    const text = componentTexts[name];
    if (text !== undefined) object(schema).description ??= text;
    describe(schema, name);
  }
  for (const path of Object.values(object(document.paths)))
    for (const operation of Object.values(object(path))) describeOperation(object(operation));
  return document;
}

function describeOperation(operation: JsonObject): void {
  for (const parameter of array(operation.parameters).map(object)) {
    const text = parameterTexts[string(parameter.name)];
    if (text !== undefined && !isDescribed(parameter.schema ?? null)) parameter.description ??= text;
  }
  describe(operation.responses ?? null, string(operation.operationId));
  describe(operation.requestBody ?? null, string(operation.operationId));
}

/** @param owner name of the component, operation or field that contains the schema */
function describe(value: Json, owner: string): void {
  if (Array.isArray(value)) for (const item of value) describe(item, owner);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      if (key === 'properties') describeProperties(object(item), owner);
      else describe(item, owner);
}

function describeProperties(properties: JsonObject, owner: string): void {
  for (const [name, schema] of Object.entries(properties)) {
    const example = fieldExamples[`${owner}.${name}`] ?? fieldExamples[name];
    if (example !== undefined && needsExample(schema) && isOfType(schema, example))
      object(schema).examples = [example];
    describe(schema, name);
  }
}

/** Whether the schema has a description, or refers to a component that has one. */
export function isDescribed(schema: Json): boolean {
  const { description, $ref, anyOf } = object(schema);
  return description !== undefined || $ref !== undefined || array(anyOf).some(isDescribed);
}

/** Whether the schema is a string or number without an enumeration, format or example. */
export function needsExample(schema: Json): boolean {
  const { examples, enum: oneOf, const: only, format } = object(schema);
  const isScalar = ['string', 'integer', 'number'].some((type) => hasType(schema, type));
  return isScalar && [examples, oneOf, only, format].every((known) => known === undefined);
}

function isOfType(schema: Json, example: string | number | null): boolean {
  if (example === null) return hasType(schema, 'null');
  if (typeof example === 'string') return hasType(schema, 'string');
  return hasType(schema, 'number') || (hasType(schema, 'integer') && Number.isInteger(example));
}

function hasType(schema: Json, type: string): boolean {
  const { type: types = null } = object(schema);
  return types === type || array(types).includes(type);
}

function object(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function array(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function string(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
