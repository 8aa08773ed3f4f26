import type { ColumnType, Kysely, Transaction } from 'kysely';

/** Every table. Each feature declares its own in its `tables.ts`. */
export interface Database {}

/**
 * The first argument of repository functions. Inside a transaction it must be the transaction: the embedded database
 * has one connection, so a query outside the transaction would wait forever.
 */
export type Db = Kysely<Database> | Transaction<Database>;

/** A jsonb column. It is read as a value and written as text, so that both drivers store arrays alike. */
export type Json<T> = ColumnType<T, string, string>;

/** Serializes a value for a jsonb column. */
export const json = (value: unknown): string => JSON.stringify(value);

/** Runs work in the transaction of the caller, or in a new one. */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
