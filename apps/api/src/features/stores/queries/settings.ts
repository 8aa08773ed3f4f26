import type { Db } from '../../../platform/database/database';
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
