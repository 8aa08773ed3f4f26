import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database';
import type { StoreData } from './store-data';
import { assignPositions, type Positioned } from './write/positions';
import { isSame } from './write/same-data';

/** The lists of a store's data. */
export type Section = {
  [Name in keyof StoreData]-?: NonNullable<StoreData[Name]> extends readonly object[] ? Name : never;
}[keyof StoreData];
type EntryOf<Name extends Section> = NonNullable<StoreData[Name]>[number];

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

export function positionedEntries<Name extends Section>(
  { data, positions }: PositionedStore,
  name: Name,
): Positioned<EntryOf<Name>>[] {
  const entries: readonly EntryOf<Name>[] = data[name] ?? [];
  const known = positions.get(name);
  return entries.map((entry, index) => ({ entry, position: known?.[index] ?? index }));
}

/** Assigns positions to new data, based on the positions of the previous data. */
export function assignStorePositions(before: PositionedStore | undefined, data: StoreData): PositionedStore {
  const positions = new Map<string, number[]>();
  for (const [section, entries] of Object.entries(data)) {
    if (!Array.isArray(entries)) continue;
    const positioned = assignPositions(before ? positionedEntries(before, section as Section) : [], entries);
    positions.set(
      section,
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
    if (!Array.isArray(value) || value.length === 0) return [{ section, position: noPosition, data: value }];
    return positionedEntries(store, section as Section).map(({ position, entry }) => ({
      section,
      position,
      data: entry,
    }));
  });
}

const placeOf = ({ section, position }: SourceRow) => `${section} ${position}`;

/** Reads the stored source data with positions and revision; undefined if there is none. */
export async function readStoredData(db: Db, storeId: string): Promise<StoredData | undefined> {
  const store = await db.selectFrom('stores').select('revision').where('id', '=', storeId).executeTakeFirst();
  const rows = await db
    .selectFrom('store_sources')
    .select(['section', 'position', 'data'])
    .where('store_id', '=', storeId)
    .orderBy('section')
    .orderBy('position')
    .execute();
  if (!store || rows.length === 0) return undefined;
  const sections: Record<string, unknown> = {};
  const positions = new Map<string, number[]>();
  for (const { section, position, data } of rows) {
    const entries = sections[section];
    if (position === noPosition) sections[section] = data;
    else if (Array.isArray(entries)) entries.push(data);
    else sections[section] = [data];
    const known = positions.get(section);
    if (known) known.push(position);
    else if (position !== noPosition) positions.set(section, [position]);
  }
  return { data: sections as unknown as StoreData, positions, revision: store.revision };
}

/** Reads the stored source data; undefined if there is none. */
export async function readSources(db: Db, storeId: string): Promise<StoreData | undefined> {
  return (await readStoredData(db, storeId))?.data;
}

/** The ids of stores with stored source data. */
export async function storesWithSources(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('store_sources').select('store_id').distinct().execute();
  return new Set(rows.map(({ store_id }) => store_id));
}
