import fc from 'fast-check';
import { kindOf } from './identifier-kinds';
import { KnownReference } from './known-values';
import { type Document, resolveSchema, type Schema } from './operations';

/** Values that operations accept, by input. The schema alone does not describe them. */
export const acceptedValues: Readonly<Record<string, readonly unknown[]>> = {
  country: ['DK', 'SE'],
  email: ['freja@example.com'],
  emailConfirmation: ['freja@example.com'],
  phone: ['+45 20 12 34 56'],
  street: ['Skolegade 4'],
  zipCode: ['8000', '2100', '41001'],
  customZipCode: ['2100'],
  returnUrl: ['http://127.0.0.1:5990/receipt/'],
  cancelUrl: ['http://127.0.0.1:5990/checkout/'],
  culture: ['en', 'da'],
  quantity: [1, 2],
  password: ['a seat at the north stand'],
  currentPassword: ['a seat at the north stand'],
  acceptsTerms: [true],
  scopes: ['catalogue'],
  currency: ['EUR', 'DKK'],
  'If-Match': ['*', '"0190f7a2-3", *'],
};

/** The operation and input of a value, which determine its kind. */
export interface ValueLocation {
  operationId: string;
  input: string;
}

/** Generates values that the schema allows, preferably existing ones. */
export function validValue(
  schema: Schema,
  document: Document,
  location: ValueLocation,
): fc.Arbitrary<unknown> {
  const plain = resolveSchema(schema, document);
  const inner = (item: Schema, input = location.input) => validValue(item, document, { ...location, input });
  if (plain.const !== undefined) return fc.constant(plain.const);
  if (plain.enum) return fc.constantFrom(...plain.enum);
  if (plain.anyOf) return fc.oneof(...plain.anyOf.map((choice) => inner(choice)));
  const types = [plain.type ?? []].flat();
  const choices = types.map((type) => valueOfType(type, plain, location, inner));
  return choices.length === 0 ? fc.jsonValue() : fc.oneof(...choices);
}

function valueOfType(
  type: string,
  schema: Schema,
  location: ValueLocation,
  inner: (schema: Schema, input?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return orAccepted(fc.boolean(), location);
    case 'integer':
      return orAccepted(fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 }), location);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'array':
      return fc.array(schema.items ? inner(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object':
      return objectOf(schema, inner);
    default:
      return textOf(schema, location);
  }
}

function objectOf(
  schema: Schema,
  inner: (schema: Schema, input?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema;
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, item]) => [name, inner(item, name)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  const [pattern, item] = Object.entries(patternProperties ?? {})[0] ?? ['^[A-Za-z]+$', additionalProperties];
  if (typeof item !== 'object') return named;
  const keys = fc.oneof(
    fc.constantFrom('en', 'da', 'EUR', 'DK'),
    fc.stringMatching(new RegExp(pattern, 'u')),
  );
  const others = fc.dictionary(
    keys.filter((key) => new RegExp(pattern, 'u').test(key)),
    inner(item),
    { maxKeys: 3 },
  );
  return fc.tuple(others, named).map(([more, fields]) => Object.assign({}, more, fields));
}

function textOf(schema: Schema, { operationId, input }: ValueLocation): fc.Arbitrary<unknown> {
  const kind = kindOf(operationId, input);
  const accepted = [...(acceptedValues[input] ?? []), ...(schema.examples ?? [])];
  return fc.oneof(
    { weight: 1, arbitrary: anyText(schema) },
    ...(accepted.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...accepted) }] : []),
    ...(kind && kind !== 'value'
      ? [{ weight: 8, arbitrary: fc.nat(99).map((pick) => new KnownReference(kind, pick)) }]
      : []),
  );
}

function orAccepted(any: fc.Arbitrary<unknown>, { input }: ValueLocation): fc.Arbitrary<unknown> {
  const accepted = acceptedValues[input];
  return accepted ? fc.oneof(any, fc.constantFrom(...accepted)) : any;
}

const maxGeneratedLength = 400;

function anyText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = maxGeneratedLength, pattern, format } = schema;
  const fits = (text: string) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength;
  const lengths = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, maxGeneratedLength)) };
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(isoDay);
  if (format === 'uri') return fc.webUrl().filter(fits);
  if (format === 'email') return fc.emailAddress().filter(fits);
  if (format === 'uuid') return fc.uuid();
  if (pattern === undefined)
    return fc
      .oneof(fc.string({ unit: 'grapheme', ...lengths }), fc.string({ unit: 'binary', ...lengths }))
      .filter(fits);
  const [, letters] = /^\^(\[[^\]]+\])[+*]\$$/.exec(pattern) ?? [];
  if (letters === undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  return fc.string({ unit: fc.stringMatching(new RegExp(`^${letters}$`, 'u')), ...lengths });
}

/** JSON Schema counts lengths in code points. */
const lengthOf = (text: string): number => Array.from(text).length;

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
