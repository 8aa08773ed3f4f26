import { type Selectable, sql } from 'kysely';
import { type Database, type Db, json } from '../../platform/database/database';
import type { ImportState, RowError } from './import-progress';
import type { Part } from './parts';
import type { Format } from './read-file';

export type ImportRow = Selectable<Database['imports']>;

export interface NewImport {
  storeId: string;
  id: string;
  part: Part;
  format: Format;
  dryRun: boolean;
  removeMissing: boolean;
}

const activeStates: readonly ImportState[] = ['queued', 'checking', 'writing'];

/** @returns false if another import of the store is active */
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

/** @returns false if the import is not active any more, so that its process must stop */
export async function updateImport(
  db: Db,
  { storeId, id }: Pick<NewImport, 'storeId' | 'id'>,
  { state, reason, rowsDone, rowsTotal, faults, counts }: ImportChange,
  now: Date,
): Promise<boolean> {
  const isFinished = !activeStates.includes(state);
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({
      state,
      alive_at: now,
      ...(isFinished && { finished_at: now }),
      ...(reason && { reason }),
      ...(rowsDone !== undefined && { rows_done: rowsDone }),
      ...(rowsTotal !== undefined && { rows_total: rowsTotal }),
      ...(faults && { error_count: faults.count, errors: json(faults.first) }),
      ...counts,
    })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('state', 'in', activeStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that an import's process is alive, and its progress. */
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
    .where('state', 'in', activeStates)
    .execute();
}

/** Fails active imports of all stores whose process has not reported since the given time. */
export async function failStaleImports(db: Db, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update imports set state = 'failed', reason = 'Interrupted', finished_at = ${now}
    where state in ('queued', 'checking', 'writing') and alive_at <= ${since}
    returning id
  `.execute(db);
  return rows.length;
}

export async function deleteOldImports(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('imports').where('finished_at', '<', before).execute();
}
