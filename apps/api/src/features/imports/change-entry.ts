import type { FastifyRequest } from 'fastify';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { adminKeyErrors, changedFields, changeRecorder, keyOf } from '../staff';
import type { StoresContext } from '../stores';
import { changeErrors } from './check/data-error';
import { entryErrors, requireEntry } from './entry-version';
import { type Entries, entriesOf, type StoreData } from './store-data';

/** Errors of operations that change an entry of the squad. */
export const changedEntryErrors = [adminKeyErrors, changeErrors, entryErrors] as const;

type SquadList = 'players' | 'addOns';

interface EntryChange<Name extends SquadList> {
  list: Name;
  entry: Entries[Name];
  /** The name of such an entry in the audit log. */
  kind: string;
  /** Called if the store has no such entry yet. */
  onUnknown: () => void;
}

/**
 * Writes an entry as an import of the catalogue would.
 * @returns whether the entry is new
 */
export async function changeEntry<Name extends SquadList>(
  fail: Fail<CodeOf<(typeof changedEntryErrors)[number]>>,
  context: StoresContext,
  request: FastifyRequest,
  { list, entry, kind, onUnknown }: EntryChange<Name>,
): Promise<boolean> {
  const { headers } = request;
  const record = changeRecorder(context, request);
  const { changeStore } = await import('./change-store');
  const entryIn = (data: StoreData): Entries[SquadList] | undefined =>
    entriesOf(data, list).find(({ id }) => id === entry.id);
  const { before } = await changeStore(fail, context, {
    storeId: keyOf(request).storeId,
    part: 'catalogue',
    culture: typeof headers.culture === 'string' ? headers.culture : undefined,
    contentFor: (stored) => {
      const known = entryIn(stored);
      if (!known) onUnknown();
      requireEntry(fail, known, headers['if-match']);
      return { [list]: [entry] };
    },
    onChanged: async (trx, stores) => {
      const change = changedFields(entryIn(stores.before), entryIn(stores.after));
      if (Object.keys(change.after ?? {}).length > 0)
        await record(trx, { target: { kind, id: entry.id }, ...change });
    },
  });
  return entryIn(before) === undefined;
}
