import fc from 'fast-check';
import { kindOf } from './identifier-kinds';
import type { Input } from './inputs';
import { KnownReference } from './known-values';
import { type Document, type Operation, resolveSchema, type Schema } from './operations';
import { callerOf, type GeneratedRequest } from './requests';
import { acceptedValues, validValue } from './valid-values';

/** A valid request of this store with one replaced input. */
export function sampleRequest(
  operation: Operation,
  document: Document,
  input: Input,
  value: string,
): GeneratedRequest {
  const sample = (name: string, schema: Schema) => sampleValue(operation.id, name, schema, document);
  const parameters = operation.parameters
    .filter(({ required, name }) => required || name === input.name)
    .map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      value:
        parameter.name === input.name && input.in !== 'body'
          ? value
          : sample(parameter.name, parameter.schema),
    }));
  const valuesIn = (place: Input['in']): [string, unknown][] =>
    parameters.filter((parameter) => parameter.in === place).map(({ name, value: given }) => [name, given]);
  const schema = operation.body?.['application/json']?.schema;
  const body = schema && sample('body', schema);
  return {
    operation,
    path: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: {
      Authorization: new KnownReference('customer', -1),
      ...callerOf(operation),
      ...Object.fromEntries(valuesIn('header')),
    },
    ...(body !== undefined && { body: input.in === 'body' ? withValue(body, input.at, value) : body }),
  };
}

function sampleValue(operationId: string, name: string, schema: Schema, document: Document): unknown {
  const plain = resolveSchema(schema, document);
  const [accepted] = acceptedValues[name] ?? [];
  const kind = kindOf(operationId, name);
  if (kind && kind !== 'value') return new KnownReference(kind, -1);
  if (accepted !== undefined) return accepted;
  if (plain.properties) {
    const required = Object.entries(plain.properties).filter(([key]) => plain.required?.includes(key));
    return Object.fromEntries(
      required.map(([key, item]) => [key, sampleValue(operationId, key, item, document)]),
    );
  }
  if (plain.items) return [sampleValue(operationId, name, plain.items, document)];
  if (plain.examples) return plain.examples[0];
  return fc.sample(validValue(plain, document, { operationId, input: name }), { numRuns: 1, seed: 1 })[0];
}

function withValue(body: unknown, [key, ...rest]: Input['at'], value: string): unknown {
  if (key === undefined) return value;
  if (key === 0) return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const fields = typeof body === 'object' && body !== null ? body : {};
  return {
    ...fields,
    [key]: withValue(new Map<string, unknown>(Object.entries(fields)).get(key), rest, value),
  };
}
