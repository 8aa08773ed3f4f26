import type { Insertable } from 'kysely';
import type { Database, Db } from './database';

const batchSize = 500;

/** Inserts any number of rows in batches. */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + batchSize))
      .execute();
  }
}
