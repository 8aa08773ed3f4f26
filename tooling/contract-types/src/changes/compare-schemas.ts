import type { Document, Schema } from './document';

/** A client sends a request and reads a response: each may change in the other direction. */
export type Direction = 'request' | 'response';

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems'] as const;

/** The changes between two schemas that break a client, each with its place. */
export class SchemaComparison {
  readonly #before: Document;
  readonly #after: Document;
  readonly #compared = new Set<string>();

  constructor(before: Document, after: Document) {
    this.#before = before;
    this.#after = after;
  }

  compare(before: Schema, after: Schema, at: string, direction: Direction): string[] {
    if (before.$ref && after.$ref) {
      // A component is compared once, and named by itself.
      const pair = `${direction} ${before.$ref} ${after.$ref}`;
      if (this.#compared.has(pair)) return [];
      this.#compared.add(pair);
      return this.#compare(before, after, `${direction} ${nameOf(after)}`, direction);
    }
    return this.#compare(before, after, at, direction);
  }

  #compare(before: Schema, after: Schema, at: string, direction: Direction): string[] {
    const [old, current] = [resolve(before, this.#before), resolve(after, this.#after)];
    return [
      ...typeChanges(old, current, at, direction),
      ...valueChanges(old, current, at, direction),
      ...(direction === 'request' ? boundChanges(old, current, at) : []),
      ...this.#properties(old, current, at, direction),
      ...(old.items && current.items ? this.compare(old.items, current.items, `${at}[]`, direction) : []),
      ...this.#alternatives(old, current, at, direction),
    ];
  }

  #properties(before: Schema, after: Schema, at: string, direction: Direction): string[] {
    const { properties: old = {}, required: oldRequired = [] } = before;
    const { properties: current = {}, required = [] } = after;
    const removed = Object.keys(old).filter((name) => !(name in current));
    const nowRequired = required.filter((name) => !oldRequired.includes(name));
    const nowOptional = oldRequired.filter((name) => name in current && !required.includes(name));
    return [
      ...removed.map((name) => `${at}.${name} was removed`),
      ...(direction === 'request' ? nowRequired.map((name) => `${at}.${name} is now required`) : []),
      ...(direction === 'response' ? nowOptional.map((name) => `${at}.${name} may now be missing`) : []),
      ...Object.entries(old).flatMap(([name, schema]) => {
        const next = current[name];
        return next ? this.compare(schema, next, `${at}.${name}`, direction) : [];
      }),
    ];
  }

  /** Alternatives of a union are matched by their component or type. */
  #alternatives(before: Schema, after: Schema, at: string, direction: Direction): string[] {
    const old = new Map((before.anyOf ?? []).map((schema) => [keyOf(schema), schema]));
    const current = new Map((after.anyOf ?? []).map((schema) => [keyOf(schema), schema]));
    if (old.size === 0 && current.size === 0) return [];
    const lost = [...old.keys()].filter((key) => !current.has(key));
    const added = [...current.keys()].filter((key) => !old.has(key));
    return [
      ...(direction === 'request' ? lost.map((key) => `${at} no longer accepts ${key}`) : []),
      ...(direction === 'response' ? added.map((key) => `${at} may now be ${key}`) : []),
      ...[...old].flatMap(([key, schema]) => {
        const next = current.get(key);
        return next ? this.compare(schema, next, at, direction) : [];
      }),
    ];
  }
}

function typeChanges(before: Schema, after: Schema, at: string, direction: Direction): string[] {
  const [old, current] = [typesOf(before), typesOf(after)];
  const [accepted, offered] = direction === 'request' ? [current, old] : [old, current];
  if (accepted.length === 0) return [];
  const other = offered.filter(
    (type) => !accepted.includes(type) && !(type === 'integer' && accepted.includes('number')),
  );
  const isUntyped = offered.length === 0;
  return other.length > 0 || isUntyped
    ? [`${at} changed its type from ${old.join(' or ') || 'any'} to ${current.join(' or ') || 'any'}`]
    : [];
}

/** New values in responses are no break: clients must expect them. */
function valueChanges(before: Schema, after: Schema, at: string, direction: Direction): string[] {
  if (direction === 'response') return [];
  const [old, current] = [valuesOf(before), valuesOf(after)];
  if (!current) return [];
  if (!old) return [`${at} is now restricted to ${current.join(', ')}`];
  return old
    .filter((value) => !current.includes(value))
    .map((value) => `${at} no longer accepts the value ${String(value)}`);
}

function boundChanges(before: Schema, after: Schema, at: string): string[] {
  const raised = lowerBounds.filter((name) => (after[name] ?? -Infinity) > (before[name] ?? -Infinity));
  const lowered = upperBounds.filter((name) => (after[name] ?? Infinity) < (before[name] ?? Infinity));
  const changed = (['pattern', 'format'] as const).filter(
    (name) => after[name] !== undefined && after[name] !== before[name],
  );
  return [...raised, ...lowered, ...changed].map(
    (name) => `${at} changed ${name} from ${before[name] ?? 'none'} to ${after[name]}`,
  );
}

function resolve(schema: Schema, document: Document): Schema {
  if (!schema.$ref) return schema;
  const found = document.components.schemas[nameOf(schema)];
  if (!found) throw new Error(`The document has no schema ${schema.$ref}.`);
  return resolve(found, document);
}

const nameOf = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1);

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === 'string' ? [type] : type);

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

const keyOf = (schema: Schema): string =>
  schema.$ref ? nameOf(schema) : typesOf(schema).join(' or ') || JSON.stringify(schema);
