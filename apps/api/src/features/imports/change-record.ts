import type { FastifyRequest } from 'fastify';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { adminKeyErrors, changedFields, changeRecorder, keyOf } from '../staff';
import type { StoresContext } from '../stores';
import type { SingleChange } from './change-store';
import { changeErrors } from './check/data-error';
import { entryErrors, requireEntry } from './entry-version';
import type { FileContent, StoreData } from './store-data';

/** Errors of operations that change a record of a store's data. */
export const changedRecordErrors = [adminKeyErrors, changeErrors, entryErrors] as const;

/** The fields of a record. */
export type Fields = Readonly<Record<string, unknown>>;

interface RecordChange<Row extends Fields> extends Pick<SingleChange, 'part' | 'removeMissing'> {
  /** The record in a store's data; undefined if it is not there. */
  recordIn: (data: StoreData) => Row | undefined;
  /** The file with the changed record. Ends the request if the change is not possible. */
  contentFor: (stored: StoreData, known: Row | undefined) => FileContent;
  /** What the audit log names. */
  target: (row: Row) => { kind: string; id: string };
}

/**
 * Writes a record as an import of its part would, if nobody else has changed it since the version in `If-Match`, and
 * notes in the audit log which fields changed.
 * @returns the record before and after
 */
export async function changeRecord<Row extends Fields>(
  fail: Fail<CodeOf<(typeof changedRecordErrors)[number]>>,
  context: StoresContext,
  request: FastifyRequest,
  { recordIn, contentFor, target, ...change }: RecordChange<Row>,
): Promise<{ before: Row | undefined; after: Row | undefined }> {
  const { headers } = request;
  const record = changeRecorder(context, request);
  const { changeStore } = await import('./change-store');
  const { before, after } = await changeStore(fail, context, {
    ...change,
    storeId: keyOf(request).storeId,
    culture: typeof headers.culture === 'string' ? headers.culture : undefined,
    contentFor: (stored) => {
      const known = recordIn(stored);
      const content = contentFor(stored, known);
      requireEntry(fail, known, headers['if-match']);
      return content;
    },
    onChanged: async (trx, stores) => {
      const [old, changed] = [recordIn(stores.before), recordIn(stores.after)];
      const row = changed ?? old;
      const fields = changedFields(old, changed);
      if (row && Object.keys(fields.after ?? fields.before ?? {}).length > 0)
        await record(trx, { target: target(row), ...fields });
    },
  });
  return { before: recordIn(before), after: recordIn(after) };
}
