import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as text, so that both drivers store arrays the same way. */
export type Json<T> = ColumnType<T, string, string>;

/** Writes a value for a jsonb column. */
export const json = (value: unknown): string => JSON.stringify(value);
