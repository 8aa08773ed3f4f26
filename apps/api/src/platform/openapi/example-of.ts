/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: { pattern?: string };
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  examples?: readonly unknown[];
}

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T12:00:00.000Z',
  date: '2026-11-21',
  email: 'freja@example.com',
  uri: 'https://shop.example/',
  uuid: '2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11',
};

const byPattern: Readonly<Record<string, string>> = {
  '^[A-Z]{2}$': 'DK',
  '^[A-Z]{3}$': 'EUR',
  '^#[0-9A-Fa-f]{6}$': '#b0122b',
  '^#[0-9a-f]{6}$': '#b0122b',
};

/** Builds examples from the examples of properties. */
export class Examples {
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
  }

  /** An example that conforms to the schema; undefined if the schema has no value that JSON can write. */
  of(schema: Schema, within: readonly string[] = []): unknown {
    const { $ref, examples, anyOf, oneOf } = schema;
    if (examples) return examples[0];
    if ($ref !== undefined) return this.#component($ref, within);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.default !== undefined) return schema.default;
    const first = (anyOf ?? oneOf)?.find(({ type }) => type !== 'null');
    if (first) return this.of(first, within) ?? null;
    return this.#byType(schema, within);
  }

  #component($ref: string, within: readonly string[]): unknown {
    const found = this.#schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
    // A component that contains itself ends where it would repeat.
    return found && !within.includes($ref) ? this.of(found, [...within, $ref]) : undefined;
  }

  #byType(schema: Schema, within: readonly string[]): unknown {
    const [type] = [schema.type ?? []].flat();
    switch (type) {
      case 'object':
        return this.#object(schema, within);
      case 'array': {
        const item = schema.items && schema.maxItems !== 0 && this.of(schema.items, within);
        return item === undefined || item === false ? [] : Array(schema.minItems || 1).fill(item);
      }
      case 'string':
        if (schema.format === 'binary') return undefined;
        return byFormat[schema.format ?? ''] ?? byPattern[schema.pattern ?? ''] ?? 'text';
      case 'integer':
      case 'number':
        return schema.minimum ?? 1;
      case 'boolean':
        return true;
      default:
        return type === 'null' ? null : undefined;
    }
  }

  #object({ properties = {}, additionalProperties, ...schema }: Schema, within: readonly string[]): object {
    const values = Object.entries(properties).flatMap(([name, property]) => {
      const value = this.of(property, within);
      return value === undefined ? [] : [[name, value]];
    });
    const isMap = values.length === 0 && typeof additionalProperties === 'object';
    if (!isMap) return withoutErrorsOfSuccess(Object.fromEntries(values));
    return { [keyOf(schema)]: this.of(additionalProperties, within) };
  }
}

const keyOf = ({ propertyNames }: Schema): string => byPattern[propertyNames?.pattern ?? ''] ?? 'en';

/** A successful response has a list of errors that is empty. */
const withoutErrorsOfSuccess = (value: Record<string, unknown>): object =>
  value.success === true && Array.isArray(value.errors) ? { ...value, errors: [] } : value;
