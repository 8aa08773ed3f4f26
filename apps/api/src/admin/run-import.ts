import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../context';
import type { Db } from '../db/database';
import {
  findImport,
  type ImportChange,
  type ImportRow,
  type NewImport,
  updateImport,
} from '../db/repositories/imports';
import { countChanges } from '../import/count-changes';
import { importStore } from '../import/import-store';
import { checkFile } from '../import/read-file';
import { readKept } from '../import/sources';

/** As many faults are told; a file in the wrong form has one in every row. */
const maxFaults = 200;

/** An import was declared dead while its process still worked on it. */
class ImportLost extends Error {
  override name = 'ImportLost';
}

/**
 * Checks a file as a whole and then writes it as a whole: its end stands in the same transaction as what it writes, so
 * that an import is done exactly where its data are there. Requests are answered between the portions that are written.
 * @param onWriting told how far the import is, again and again while it is written
 */
export async function runImport(
  { db, clock, stores }: Pick<Context, 'db' | 'clock' | 'stores'>,
  run: NewImport & { file: string },
  onWriting: (row: ImportRow) => void,
): Promise<void> {
  const become = async (change: ImportChange, on: Db = db) => {
    if (!(await updateImport(on, run, change, clock()))) throw new ImportLost(run.id);
  };
  await become({ state: 'checking' });
  const kept = await readKept(db, run.storeId);
  if (!kept) throw new Error(`The data of the store ${run.storeId} are not kept.`);
  const { rows, faults, data } = await checkFile({ ...run, content: await readFile(run.file) }, kept.data);
  const checked = { rowsTotal: rows, rowsDone: rows };
  if (!data)
    return become({
      state: 'failed',
      rowsTotal: rows,
      faults: { count: faults.length, first: faults.slice(0, maxFaults) },
    });
  const counts = countChanges(kept.data, data);
  if (run.dryRun) return become({ state: 'done', ...checked, counts });
  await become({ state: 'writing', rowsTotal: rows });
  const row = await findImport(db, run.storeId, run.id);
  if (!row) throw new ImportLost(run.id);
  onWriting(row);
  await importStore(db, data, {
    kept,
    onProgress: async (share) => {
      onWriting({ ...row, rows_done: Math.floor(share * rows) });
      await nextTurn();
    },
    alongside: (trx) => become({ state: 'done', ...checked, counts }, trx),
  });
  await stores.reload();
}
