import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { StoreSettings } from '../store-data';

/** A store as the issuer of documents, in one culture. */
export interface Issuer {
  name: string;
  orderPrefix: string;
  timeZone: string;
  /** Percent, by shipping country. */
  vatRates: Readonly<Record<string, number>>;
  locale: string;
  settings: StoreSettings;
}

/** Reads a store as the issuer of documents. A culture that it no longer has falls back to its default. */
export async function findIssuer(db: Db, storeId: string, culture: string): Promise<Issuer> {
  return db
    .selectFrom('store_cultures as c')
    .innerJoin('stores as s', 's.id', 'c.store_id')
    .select([
      's.name',
      's.order_prefix as orderPrefix',
      's.time_zone as timeZone',
      's.vat_rates as vatRates',
      'c.locale',
      'c.settings',
    ])
    .where('s.id', '=', storeId)
    .orderBy(sql`c.culture = ${culture}`, 'desc')
    .orderBy(sql`c.culture = s.default_culture`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
