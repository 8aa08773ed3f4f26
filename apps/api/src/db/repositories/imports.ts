import { type Selectable, sql } from 'kysely';
import type { ImportState, RowError } from '../../admin/import-progress';
import type { Part } from '../../import/parts';
import type { Format } from '../../import/read-file';
import type { Database, Db } from '../database';
import { json } from '../json';

export type ImportRow = Selectable<Database['imports']>;

export interface NewImport {
  storeId: string;
  id: string;
  part: Part;
  format: Format;
  dryRun: boolean;
  removeMissing: boolean;
}

const underWay: readonly ImportState[] = ['queued', 'checking', 'writing'];

/** @returns false where another import of the store is under way */
export async function addImport(db: Db, added: NewImport, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('imports')
    .values({
      store_id: added.storeId,
      id: added.id,
      part: added.part,
      format: added.format,
      dry_run: added.dryRun,
      remove_missing: added.removeMissing,
      state: 'queued',
      errors: '[]',
      created_at: now,
      alive_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findImport(db: Db, storeId: string, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface ImportChange {
  state: ImportState;
  reason?: 'Interrupted' | 'InternalError';
  rowsDone?: number;
  rowsTotal?: number;
  faults?: { count: number; first: readonly RowError[] };
  counts?: { created: number; changed: number; removed: number };
}

/** @returns false where the import is no longer under way, so that its process must not go on */
export async function updateImport(
  db: Db,
  { storeId, id }: Pick<NewImport, 'storeId' | 'id'>,
  { state, reason, rowsDone, rowsTotal, faults, counts }: ImportChange,
  now: Date,
): Promise<boolean> {
  const isOver = !underWay.includes(state);
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({
      state,
      alive_at: now,
      ...(isOver && { finished_at: now }),
      ...(reason && { reason }),
      ...(rowsDone !== undefined && { rows_done: rowsDone }),
      ...(rowsTotal !== undefined && { rows_total: rowsTotal }),
      ...(faults && { error_count: faults.count, errors: json(faults.first) }),
      ...counts,
    })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that an import's process lives, and how far it is. */
export async function keepAlive(
  db: Db,
  { storeId, id }: Pick<NewImport, 'storeId' | 'id'>,
  rowsDone: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ alive_at: now, rows_done: rowsDone })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .execute();
}

/** Ends the imports, of whichever store, whose process has not been heard of since. */
export async function endSilentImports(db: Db, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update imports set state = 'failed', reason = 'Interrupted', finished_at = ${now}
    where state in ('queued', 'checking', 'writing') and alive_at <= ${since}
    returning id
  `.execute(db);
  return rows.length;
}

export async function forgetImports(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('imports').where('finished_at', '<', before).execute();
}
