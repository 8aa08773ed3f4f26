import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database';
import { withPortableMedia } from './portable-media';
import {
  type Entries,
  entriesOf,
  isListName,
  type ListName,
  type StoreData,
  type Values,
} from './store-data';
import { assignPositions, type Positioned } from './write/positions';
import { isSame } from './write/same-data';

/** A store's data with the positions of its list entries. */
export interface PositionedStore {
  data: StoreData;
  positions: ReadonlyMap<string, readonly number[]>;
}

/** A store's data as imported. */
export interface StoredData extends PositionedStore {
  /** Changes with every import. */
  revision: string;
}

interface SourceRow {
  section: string;
  position: number;
  data: unknown;
}

/** The position of a value that is not a list, or of an empty list. */
const noPosition = -1;

export function positionedEntries<Name extends ListName>(
  { data, positions }: PositionedStore,
  name: Name,
): Positioned<Entries[Name]>[] {
  const known = positions.get(name);
  return entriesOf(data, name).map((entry, index) => ({ entry, position: known?.[index] ?? index }));
}

/** Assigns positions to new data, based on the positions of the previous data. */
export function assignStorePositions(before: PositionedStore | undefined, data: StoreData): PositionedStore {
  const positions = new Map<string, number[]>();
  for (const name of Object.keys(data).filter(isListName)) {
    const positioned = assignPositions<object>(
      before ? positionedEntries(before, name) : [],
      entriesOf(data, name),
    );
    positions.set(
      name,
      positioned.map(({ position }) => position),
    );
  }
  return { data, positions };
}

/** Rows of stored source data to write and to delete, one per entry. */
export interface SourceChange {
  written: readonly SourceRow[];
  removed: readonly Pick<SourceRow, 'section' | 'position'>[];
}

export function diffSources(before: PositionedStore | undefined, after: PositionedStore): SourceChange {
  const known = new Map((before ? rowsOf(before) : []).map((row) => [placeOf(row), row]));
  const wanted = new Map(rowsOf(after).map((row) => [placeOf(row), row]));
  return {
    written: [...wanted].flatMap(([at, row]) => (isSame(known.get(at)?.data, row.data) ? [] : [row])),
    removed: [...known].flatMap(([at, { section, position }]) =>
      wanted.has(at) ? [] : [{ section, position }],
    ),
  };
}

/** Stores the imported data, so that parts of it can be exported and changed. */
export async function writeSources(
  trx: Db,
  storeId: string,
  { written, removed }: SourceChange,
): Promise<void> {
  await sql`
    delete from store_sources where store_id = ${storeId} and (section, position) in (
      select section, position from jsonb_to_recordset(${json(removed)}::jsonb) as row (section text, position int))
  `.execute(trx);
  await sql`
    insert into store_sources (store_id, section, position, data)
    select ${storeId}, section, position, data
    from jsonb_to_recordset(${json(written)}::jsonb) as row (section text, position int, data jsonb)
    on conflict (store_id, section, position) do update set data = excluded.data
  `.execute(trx);
}

function rowsOf(store: PositionedStore): SourceRow[] {
  return Object.entries(store.data).flatMap(([section, value]) => {
    if (value === undefined) return [];
    if (!isListName(section) || value.length === 0) return [{ section, position: noPosition, data: value }];
    return positionedEntries(store, section).map(({ position, entry }) => ({
      section,
      position,
      data: entry,
    }));
  });
}

const placeOf = ({ section, position }: SourceRow) => `${section} ${position}`;

type EntryRow<Name extends ListName> = {
  [Each in Name]: { section: Each; position: number; data: Entries[Each] };
}[Name];
type ValueRow = {
  [Name in keyof Values]: { section: Name; position: number; data: Values[Name] };
}[keyof Values];
type StoredRow = EntryRow<ListName> | ValueRow;
type EntryLists = { [Name in ListName]?: Entries[Name][] };

/** The lists that every store has. */
const requiredLists = {
  pages: [],
  redirects: [],
  categories: [],
  products: [],
  shippingMethods: [],
  paymentMethods: [],
};

/** Reads the stored source data with positions and revision; undefined if there is none. */
export async function readStoredData(db: Db, storeId: string): Promise<StoredData | undefined> {
  const stored = await db
    .selectFrom('stores')
    .select('revision')
    .where('id', '=', storeId)
    .executeTakeFirst();
  const { rows } = await sql<StoredRow>`
    select section, position, data from store_sources where store_id = ${storeId} order by section, position
  `.execute(db);
  const values: Partial<Values> = {};
  const lists: EntryLists = {};
  const positions = new Map<string, number[]>();
  for (const row of rows) {
    if (!isEntryRow(row)) Object.assign(values, { [row.section]: row.data });
    else if (row.position === noPosition) Object.assign(lists, { [row.section]: [] });
    else {
      addEntry(lists, row);
      const known = positions.get(row.section);
      if (known) known.push(row.position);
      else positions.set(row.section, [row.position]);
    }
  }
  const { store, settings, dictionary } = values;
  if (!stored || !store || !settings || !dictionary) return undefined;
  const data = withPortableMedia({ store, settings, dictionary, ...requiredLists, ...lists }, storeId);
  return { data, positions, revision: stored.revision };
}

const isEntryRow = (row: StoredRow): row is EntryRow<ListName> => isListName(row.section);

function addEntry<Name extends ListName>(lists: EntryLists, { section, data }: EntryRow<Name>): void {
  const list = lists[section];
  if (list) list.push(data);
  else Object.assign(lists, { [section]: [data] });
}

/** Reads the stored source data; undefined if there is none. */
export async function readSources(db: Db, storeId: string): Promise<StoreData | undefined> {
  return (await readStoredData(db, storeId))?.data;
}

/** Reads the stored source of one entry; undefined if there is none. */
export async function findSource<Name extends ListName>(
  db: Db,
  storeId: string,
  section: Name,
  id: string,
): Promise<Entries[Name] | undefined> {
  const [entry] = await findSourcesById(db, storeId, section, [id]);
  return entry;
}

/** Reads the stored sources of those entries that there are, in any order. */
export async function findSourcesById<Name extends ListName>(
  db: Db,
  storeId: string,
  section: Name,
  ids: readonly string[],
): Promise<Entries[Name][]> {
  const { rows } = await sql<{ data: Entries[Name] }>`
    select data from store_sources
    where store_id = ${storeId} and section = ${section} and data ->> 'id' = any(${ids}::text[])`.execute(db);
  return rows.map(({ data }) => data);
}

/** Reads a stored value that is not a list; undefined if there is none. */
export async function findValue<Name extends keyof Values>(
  db: Db,
  storeId: string,
  section: Name,
): Promise<Values[Name] | undefined> {
  const { rows } = await sql<{ data: Values[Name] }>`
    select data from store_sources where store_id = ${storeId} and section = ${section}`.execute(db);
  return rows[0]?.data;
}

/** Reads the stored sources of a list in its order. */
export async function findSources<Name extends ListName>(
  db: Db,
  storeId: string,
  section: Name,
): Promise<Entries[Name][]> {
  const { rows } = await sql<{ data: Entries[Name] }>`
    select data from store_sources where store_id = ${storeId} and section = ${section} and position >= 0
    order by position`.execute(db);
  return rows.map(({ data }) => data);
}

/** Reads the prints of a store as they are exported. */
export async function findPrints(db: Db, storeId: string): Promise<Entries['addOns'][]> {
  const addOns = await findSources(db, storeId, 'addOns');
  return withPortableMedia({ addOns }, storeId).addOns;
}

/** The ids of stores with stored source data. */
export async function storesWithSources(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('store_sources').select('store_id').distinct().execute();
  return new Set(rows.map(({ store_id }) => store_id));
}
