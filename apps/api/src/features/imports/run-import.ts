import { readFile } from 'node:fs/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Db } from '../../platform/database/database';
import type { PaymentsContext } from '../payments';
import type { StoresContext } from '../stores';
import { importStore } from './import-store';
import { findImport, type ImportChange, type ImportRow, type NewImport, updateImport } from './queries';
import { checkFile } from './read-file';
import { readStoredData } from './sources';
import { countChanges } from './write/count-changes';

/** Errors reported per import: a file in the wrong format has one in every row. */
const maxErrors = 200;

/** Another process marked the import as interrupted while this one was still running it. */
class ImportLost extends Error {
  override name = 'ImportLost';
}

/** The services of imports: stores, and the payment providers that payment methods can name. */
export interface ImportsContext extends StoresContext, Pick<PaymentsContext, 'payments'> {}

/**
 * Checks a whole file, then writes it in one transaction. The final state is part of that transaction, so an import is
 * done if and only if its data is stored. Requests are handled between the batches.
 * @param onWriting called with the import's progress after each batch
 * @param onWritten called in the transaction of the data
 */
export async function runImport(
  { db, clock, stores, payments }: Pick<ImportsContext, 'db' | 'clock' | 'stores' | 'payments'>,
  run: NewImport & { file: string },
  onWriting: (row: ImportRow) => void,
  onWritten: (trx: Db, counts: ReturnType<typeof countChanges>) => Promise<void>,
): Promise<void> {
  const update = async (change: ImportChange, on: Db = db) => {
    if (!(await updateImport(on, run, change, clock()))) throw new ImportLost(run.id);
  };
  await update({ state: 'checking' });
  const stored = await readStoredData(db, run.storeId);
  if (!stored) throw new Error(`The store ${run.storeId} has no stored source data.`);
  const { rows, errors, data } = await checkFile({ ...run, content: await readFile(run.file) }, stored.data, [
    ...payments.keys(),
  ]);
  const checked = { rowsTotal: rows, rowsDone: rows };
  if (!data)
    return update({
      state: 'failed',
      rowsTotal: rows,
      faults: { count: errors.length, first: errors.slice(0, maxErrors) },
    });
  const counts = countChanges(stored.data, data);
  if (run.dryRun) return update({ state: 'done', ...checked, counts });
  await update({ state: 'writing', rowsTotal: rows });
  const row = await findImport(db, run.storeId, run.id);
  if (!row) throw new ImportLost(run.id);
  onWriting(row);
  await importStore(db, data, {
    stored,
    onProgress: async (share) => {
      onWriting({ ...row, rows_done: Math.floor(share * rows) });
      await yieldToEventLoop();
    },
    inTransaction: async (trx) => {
      await update({ state: 'done', ...checked, counts }, trx);
      await onWritten(trx, counts);
    },
  });
  await stores.reload();
}
