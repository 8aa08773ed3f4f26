import type { FastifyRequest } from 'fastify';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { type changedRecordErrors, changeRecord, type Fields } from '../change-record';
import { entryTag } from '../entry-version';
import { findValue } from '../sources';
import type { StoreRow } from '../store-data';

/** Some values of a store that are read and changed together. */
interface StoreValues<Values extends Fields> {
  /** What the audit log calls them. */
  kind: string;
  valuesIn: (store: StoreRow) => Values;
}

/** Reads values of a store, with their version; undefined for a store that keeps no imported data. */
export async function readStoreValues<Values extends Fields>(
  { db }: Pick<StoresContext, 'db'>,
  storeId: string,
  { valuesIn }: StoreValues<Values>,
): Promise<{ values: Values; version: string } | undefined> {
  const store = await findValue(db, storeId, 'store');
  if (!store) return undefined;
  const values = valuesIn(store);
  return { values, version: entryTag(values) };
}

/** Changes values of a store as an import would. @returns their new version */
export async function changeStoreValues<Values extends Fields>(
  fail: Fail<CodeOf<(typeof changedRecordErrors)[number]>>,
  context: StoresContext,
  request: FastifyRequest,
  { kind, valuesIn }: StoreValues<Values>,
  change: (store: StoreRow) => StoreRow,
): Promise<string> {
  const { after = {} } = await changeRecord(fail, context, request, {
    part: 'store',
    recordIn: ({ store }) => valuesIn(store),
    contentFor: ({ store }) => ({ store: change(store) }),
    target: () => ({ kind, id: '' }),
  });
  await context.stores.reload();
  return entryTag(after);
}
