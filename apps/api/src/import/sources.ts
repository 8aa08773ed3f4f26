import { sql } from 'kysely';
import type { Db } from '../db/database';
import { json } from '../db/json';
import type { StoreData } from './store-data';

/** Keeps a store's data as they were imported, one row an entry, so that they can be exported and changed in parts. */
export async function writeSources(trx: Db, data: StoreData): Promise<void> {
  const rows = Object.entries(data).flatMap(([section, value]) =>
    Array.isArray(value) && value.length > 0
      ? value.map((entry, position) => ({ section, position, data: entry }))
      : [{ section, position: whole, data: value }],
  );
  await trx.deleteFrom('store_sources').where('store_id', '=', data.store.id).execute();
  await sql`
    insert into store_sources (store_id, section, position, data)
    select ${data.store.id}, section, position, data
    from jsonb_to_recordset(${json(rows.filter((row) => row.data !== undefined))}::jsonb)
      as row (section text, position int, data jsonb)
  `.execute(trx);
}

/** A store's data as they were imported; undefined where they were not kept. */
export async function readSources(db: Db, storeId: string): Promise<StoreData | undefined> {
  const rows = await db
    .selectFrom('store_sources')
    .select(['section', 'position', 'data'])
    .where('store_id', '=', storeId)
    .orderBy('section')
    .orderBy('position')
    .execute();
  if (rows.length === 0) return undefined;
  const sections: Record<string, unknown> = {};
  for (const { section, position, data } of rows) {
    const entries = sections[section];
    if (position === whole) sections[section] = data;
    else if (Array.isArray(entries)) entries.push(data);
    else sections[section] = [data];
  }
  return sections as unknown as StoreData;
}

/** The stores whose data are kept. */
export async function storesWithSources(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('store_sources').select('store_id').distinct().execute();
  return new Set(rows.map(({ store_id }) => store_id));
}

/** The position of what is no list, or an empty one. */
const whole = -1;
