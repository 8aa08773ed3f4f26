import type { Insertable } from 'kysely';
import type { Static, TObject } from 'typebox';
import { type Json, json } from './database';

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

type Stored<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

type Missing<Value> = null extends Value ? null : undefined extends Value ? null : never;

/**
 * The columns for a model's fields: `metaTitle` is stored in `meta_title`. A list or an object is jsonb, and a missing
 * field is null.
 */
export type Columns<Model> = {
  [Field in keyof Model & string as SnakeCase<Field>]-?:
    | (NonNullable<Model[Field]> extends string | number | boolean
        ? NonNullable<Model[Field]>
        : Json<Stored<NonNullable<Model[Field]>>>)
    | Missing<Model[Field]>;
};

type Names<Model> = { [Field in keyof Model & string]: SnakeCase<Field> }[keyof Model & string];
type Selected<Model> = {
  [Field in keyof Model & string]: `${SnakeCase<Field>} as ${Field}`;
}[keyof Model & string];

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The names of a model's columns. */
export function columnNames<Model extends TObject>({ properties }: Model) {
  return Object.keys(properties).map(columnOf) as Names<Static<Model>>[];
}

/** Selects a model's columns as its fields. */
export function columnsAsFields<Model extends TObject>({ properties }: Model) {
  return Object.keys(properties).map((field) => `${columnOf(field)} as ${field}`) as Selected<
    Static<Model>
  >[];
}

/** Converts a value to a model's columns. */
export function toColumns<Model extends TObject>(
  { properties }: Model,
  value: Static<Model>,
): Insertable<Columns<Static<Model>>> {
  const columns = Object.keys(properties).map((field) => {
    const item: unknown = Reflect.get(Object(value), field) ?? null;
    return [columnOf(field), typeof item === 'object' && item !== null ? json(item) : item];
  });
  return Object.fromEntries(columns);
}

/** A row as fields; a field that may be missing is missing instead of null. */
export function withoutNulls<Row extends object>(row: Row) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
  } & { [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<Row[Field]> };
}
