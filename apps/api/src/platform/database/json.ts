import type { ColumnType } from 'kysely';

/** A jsonb column. It is read as a value and written as text, so that both drivers store arrays alike. */
export type Json<T> = ColumnType<T, string, string>;

/** Serializes a value for a jsonb column. */
export const json = (value: unknown): string => JSON.stringify(value);
