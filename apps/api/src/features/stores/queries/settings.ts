import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Shop } from '../shop';
import type { StoreSettings } from '../store-data';

/** The newsletter list of clubs that name none (S3.13). */
const defaultClubIdentifier = 'Hummel';

/** A store's settings in a culture, with the defaults of what it does not set. */
export interface CompleteSettings extends StoreSettings {
  siteName: string;
  /** Empty if the club has no newsletter. */
  serviceCloudClubIdentifier: string;
}

/** A store's settings in a culture. */
export async function findSettings(db: Db, storeId: string, culture: string): Promise<CompleteSettings> {
  const { name, settings } = await db
    .selectFrom('store_cultures')
    .innerJoin('stores', 'stores.id', 'store_cultures.store_id')
    .select(['stores.name', 'store_cultures.settings'])
    .where('store_id', '=', storeId)
    .where('culture', '=', culture)
    .executeTakeFirstOrThrow();
  return {
    ...settings,
    siteName: settings.siteName ?? name,
    serviceCloudClubIdentifier: settings.serviceCloudClubIdentifier ?? defaultClubIdentifier,
  };
}

/** The countries that the store delivers to (ISO 3166-1 alpha-2). */
export async function findCountries(db: Db, { storeId, culture }: Shop): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select country ->> 'code' as code
    from store_cultures, jsonb_array_elements(settings -> 'checkoutSettings' -> 'countries') as country
    where store_id = ${storeId} and culture = ${culture}`.execute(db);
  return rows.map(({ code }) => code);
}
