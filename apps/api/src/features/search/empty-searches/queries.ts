import { type Insertable, sql } from 'kysely';
import { type Database, type Db, json } from '../../../platform/database/database';

declare module '../../../platform/database/database' {
  interface Database {
    /** How often a search found nothing, by day of the store. */
    empty_searches: { store_id: string; day: string; term: string; searches: number };
  }
}

export type EmptySearchRow = Insertable<Database['empty_searches']>;

/** How many different searches are kept of a store's day. */
const mostPerDay = 1_000;

/** Adds counts. Rows are written in one order, so that processes do not wait for each other in a circle. */
export async function addEmptySearches(db: Db, rows: readonly EmptySearchRow[]): Promise<void> {
  await sql`
    insert into empty_searches (store_id, day, term, searches)
    select added.store_id, added.day, added.term, added.searches
    from jsonb_to_recordset(${json(rows)}::jsonb) as added (store_id text, day date, term text, searches int)
    join stores on stores.id = added.store_id
    where exists (
      select from empty_searches e
      where e.store_id = added.store_id and e.day = added.day and e.term = added.term
    ) or (
      select count(*) from empty_searches e where e.store_id = added.store_id and e.day = added.day
    ) < ${mostPerDay}
    order by added.store_id, added.day, added.term
    on conflict (store_id, day, term) do update set searches = empty_searches.searches + excluded.searches
  `.execute(db);
}

/** The searches that found nothing most often, from one day to another. */
export async function findEmptySearches(
  db: Db,
  storeId: string,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<{ term: string; searches: number }[]> {
  const { rows } = await sql<{ term: string; searches: number }>`
    select term, sum(searches)::int as searches from empty_searches
    where store_id = ${storeId} and day between ${from}::date and ${to}::date
    group by term order by searches desc, term limit ${limit}`.execute(db);
  return rows;
}

export async function deleteOldEmptySearches(db: Db, storeId: string, before: Date): Promise<void> {
  await sql`delete from empty_searches where store_id = ${storeId} and day < ${before}::date`.execute(db);
}
