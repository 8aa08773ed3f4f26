import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import type { StoresContext } from '../stores';
import { checkPagePaths } from './check/check-page-paths';
import { checkRedirects } from './check/check-redirects';
import { checkStore } from './check/check-store';
import type { changeErrors, RuleError } from './check/data-error';
import { dataRefusals } from './check/data-refusals';
import { lockStore, replaceStore } from './import-store';
import { merge } from './merge';
import type { Part } from './parts';
import { addImport, updateImport } from './queries';
import { readStoredData } from './sources';
import type { FileContent, StoreData } from './store-data';
import { countChanges } from './write/count-changes';

/** A change of one entry, as a file of an import would make it. */
export interface SingleChange {
  storeId: string;
  part: Exclude<Part, 'all'>;
  /** The file's content. Its only entry is the first of its list. */
  contentFor: (stored: StoreData) => FileContent | Promise<FileContent>;
  /** Whether what the file lacks is removed. */
  removeMissing?: boolean;
  /** Language of error messages. */
  culture: string | undefined;
  /** Runs in the transaction of the change. */
  onChanged: (trx: Db, change: { before: StoreData; after: StoreData }) => Promise<void>;
}

/**
 * Imports a single entry within a request, in one transaction, with the checks, the price history and the invalidations
 * of every import. It counts as an import, so that it waits for none and none overwrites it.
 * @returns the store's data before and after
 */
export async function changeStore(
  fail: Fail<CodeOf<typeof changeErrors>>,
  { db, clock }: Pick<StoresContext, 'db' | 'clock'>,
  change: SingleChange,
): Promise<{ before: StoreData; after: StoreData }> {
  return db.transaction().execute((trx) => changeStoreIn(fail, trx, clock(), change));
}

/** Like {@link changeStore}, in a transaction of the caller. */
export async function changeStoreIn(
  fail: Fail<CodeOf<typeof changeErrors>>,
  trx: Db,
  now: Date,
  { storeId, part, contentFor, removeMissing = false, culture = 'en', onChanged }: SingleChange,
): Promise<{ before: StoreData; after: StoreData }> {
  const run = {
    storeId,
    id: randomUUID(),
    part,
    format: 'json',
    dryRun: false,
    removeMissing,
  } as const;
  if (!(await addImport(trx, run, now))) return fail('ImportRunning');
  await lockStore(trx, storeId);
  const stored = await readStoredData(trx, storeId);
  if (!stored) return fail('StoreNotKept');
  const before = stored.data;
  const { after, faults } = checkChange(before, part, await contentFor(before), removeMissing);
  if (faults.length > 0) return fail.all(dataRefusals(faults, culture));
  await replaceStore(trx, stored, after);
  const counts = countChanges(before, after);
  await updateImport(trx, run, { state: 'done', rowsTotal: 1, rowsDone: 1, counts }, now);
  await onChanged(trx, { before, after });
  return { before, after };
}

/** What a file with a single entry would make of a store's data, and the rules that are broken then. */
export function checkChange(
  before: StoreData,
  part: SingleChange['part'],
  content: FileContent,
  removeMissing = false,
): {
  after: StoreData;
  /** All of them: those of the entry by path in it, others by path in the store's data. */
  faults: RuleError[];
  /** Those of the entry. */
  entryFaults: RuleError[];
} {
  const { data: after, pathInFile } = merge(before, part, content, removeMissing);
  const broken = [...checkStore(after), ...checkPagePaths(after, before), ...checkRedirects(after, before)];
  const found = broken.map(({ path, code, params }) => {
    const inFile = pathInFile(path);
    // The values of the store have no place in a list.
    const place = inFile?.[0] === 'store' ? 1 : 2;
    return { isOfEntry: inFile !== undefined, fault: { path: inFile?.slice(place) ?? path, code, params } };
  });
  return {
    after,
    faults: found.map(({ fault }) => fault),
    entryFaults: found.filter(({ isOfEntry }) => isOfEntry).map(({ fault }) => fault),
  };
}
