import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Shop } from '../shop';
import type { StoreSettings } from '../store-data';

/** A store's settings in a culture. */
export async function findSettings(db: Db, storeId: string, culture: string): Promise<StoreSettings> {
  const row = await db
    .selectFrom('store_cultures')
    .select('settings')
    .where('store_id', '=', storeId)
    .where('culture', '=', culture)
    .executeTakeFirstOrThrow();
  return row.settings;
}

/** The countries that the store sells to (ISO 3166-1 alpha-2). */
export async function findCountries(db: Db, { storeId, culture }: Shop): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select country ->> 'code' as code
    from store_cultures, jsonb_array_elements(settings -> 'checkoutSettings' -> 'countries') as country
    where store_id = ${storeId} and culture = ${culture}`.execute(db);
  return rows.map(({ code }) => code);
}
