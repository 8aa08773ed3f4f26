import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/database';
import type { Topic } from './changes/outbox-queries';
import type { StoreRow, StoreSettings } from './store-data';

declare module '../../platform/database/database' {
  interface Database {
    stores: {
      id: string;
      name: string;
      default_culture: string;
      root_category_id: string;
      order_prefix: string;
      /** IANA name, such as `Europe/Madrid`. It determines where the store's days begin. */
      time_zone: Generated<string>;
      /** ISO 3166-1 alpha-2; null for the region of the default culture's locale. */
      vat_country: string | null;
      vat_rates: Json<Readonly<Record<string, number>>>;
      /** How long sessions of staff last; null for the default. */
      staff_session_hours: number | null;
      /** How long sessions of staff last without a call; null for the default. */
      staff_idle_minutes: number | null;
      /** By currency, in the minor unit: members of staff confirm refunds above it; null for none. */
      confirmed_refunds: Json<Readonly<Record<string, number>>> | null;
      /** When customer service is open; null if the store does not say. */
      service_hours: Json<NonNullable<StoreRow['serviceHours']>> | null;
      /** Changes with each import that changed something. */
      revision: string;
    };
    store_cultures: {
      store_id: string;
      culture: string;
      locale: string;
      currency: string;
      path_prefix: string;
      position: number;
      settings: Json<StoreSettings>;
    };
    dictionary_items: { store_id: string; culture: string; alias: string; value: string };
    imported_items: {
      store_id: string;
      type: Topic['type'];
      id: string;
      /** When its content last changed. */
      changed_at: Generated<Date>;
    };
  }
}
