import type { StoreSettings } from '../../import/store-data';
import type { Db } from '../database';

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
