import type { FastifyRequest } from 'fastify';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import type { StoresContext } from '../stores';
import { changedRecordErrors, changeRecord } from './change-record';
import { type Entries, entriesOf, type StoreData } from './store-data';

/** Errors of operations that change an entry of the squad. */
export const changedEntryErrors = changedRecordErrors;

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
  const { before } = await changeRecord(fail, context, request, {
    part: 'catalogue',
    recordIn: (data: StoreData): Entries[SquadList] | undefined =>
      entriesOf(data, list).find(({ id }) => id === entry.id),
    contentFor: (_, known) => {
      if (!known) onUnknown();
      return { [list]: [entry] };
    },
    target: ({ id }) => ({ kind, id }),
  });
  return before === undefined;
}
