import type { TSchema } from 'typebox';
import type { StoreRow } from '../../stores';

/** The type of a cell's value. */
export type CellKind = 'text' | 'integer' | 'number' | 'boolean' | 'amount' | 'list' | 'json';

/** A column of a table, for one field of an entry. */
export interface Column {
  name: string;
  path: readonly string[];
  kind: CellKind;
  /** The meaning of an empty cell. */
  empty: 'text' | 'null' | 'missing' | 'list';
  /** Set for amounts. */
  currency?: string;
}

/** The parts of a schema that determine columns. */
interface Shape {
  type?: string;
  nullable?: boolean;
  per?: 'culture' | 'currency';
  flat?: boolean;
  partial?: boolean;
  minor?: boolean;
  column?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
  additionalProperties?: Shape;
}

/**
 * The columns for entries with a schema: one per field, or one per culture or currency (`name.da`, `price.EUR`). Nested
 * fields have their parent's name as a prefix (`manufacturer.email`); an object that may be missing is missing if all its
 * cells are empty. Other values are written as JSON.
 */
export function columnsOf(schema: TSchema, store: StoreRow): Column[] {
  const currencies = [...new Set(store.cultures.map(({ currency }) => currency))];
  const cultures = store.cultures.map(({ culture }) => culture);
  const keysOf = { culture: cultures, currency: currencies };

  const fieldsOf = (
    { properties = {}, required = [] }: Shape,
    path: readonly string[],
    context: ColumnContext,
  ) =>
    Object.entries(properties).flatMap(([field, property]) =>
      visit(
        property,
        [...path, field],
        { ...context, field },
        required.includes(field) && context.isOptional !== true,
      ),
    );

  const visit = (
    shape: Shape,
    path: readonly string[],
    context: ColumnContext,
    required: boolean,
  ): Column[] => {
    const isWhole = required && shape.nullable !== true;
    if (shape.per && isWhole && shape.additionalProperties) {
      const value: Shape = shape.additionalProperties;
      return keysOf[shape.per].flatMap((key) => {
        const within = { ...context, key, currency: shape.per === 'currency' ? key : undefined };
        if (!value.properties) return visit(value, [...path, key], within, !shape.partial);
        const prefix = shape.flat ? context.prefix : `${context.prefix}${context.field}.`;
        return fieldsOf(value, [...path, key], { ...within, prefix });
      });
    }
    if (shape.properties && shape.nullable !== true)
      return fieldsOf(shape, path, {
        ...context,
        prefix: `${context.prefix}${context.field}.`,
        isOptional: context.isOptional || !required,
      });
    const name = `${context.prefix}${shape.column ?? context.field}${context.key ? `.${context.key}` : ''}`;
    const kind = kindOf(shape);
    return [{ name, path, kind, empty: emptyOf(shape, kind, required), currency: context.currency }];
  };

  return fieldsOf(schema, [], { prefix: '', field: '' });
}

interface ColumnContext {
  prefix: string;
  field: string;
  key?: string | undefined;
  currency?: string | undefined;
  /** Whether the fields belong to an object that may be missing. */
  isOptional?: boolean;
}

function kindOf({ type, minor, items }: Shape): CellKind {
  if (type === 'string') return 'text';
  if (type === 'integer') return minor ? 'amount' : 'integer';
  if (type === 'number' || type === 'boolean') return type;
  return type === 'array' && items?.type === 'string' ? 'list' : 'json';
}

function emptyOf({ nullable }: Shape, kind: CellKind, required: boolean): Column['empty'] {
  if (!required) return 'missing';
  if (nullable) return 'null';
  if (kind === 'list') return 'list';
  return kind === 'text' ? 'text' : 'missing';
}
