import type { Db } from '../../../platform/database/database';
import type { ServiceHours } from '../service-hours';
import { findErrorMessages } from './dictionary';

export interface Store {
  id: string;
  name: string;
  defaultCulture: string;
  rootCategoryId: string;
  orderPrefix: string;
  /** IANA name, such as `Europe/Madrid`. It determines where the store's days begin. */
  timeZone: string;
  /** The country whose VAT rate applies until the shipping country is known. */
  vatCountry: string;
  /** Percent, by shipping country. */
  vatRates: Readonly<Record<string, number>>;
  /** How long sessions of staff last; null for the default. */
  staffSessions: { sessionHours: number | null; idleMinutes: number | null };
  /** By currency, in the minor unit: members of staff confirm refunds above it. */
  confirmedRefunds: Readonly<Record<string, number>>;
  /** When customer service is open; empty if the store does not say. */
  serviceHours: ServiceHours;
  cultures: readonly StoreCulture[];
}

export interface StoreCulture {
  culture: string;
  locale: string;
  currency: string;
  pathPrefix: string;
  /** The store's own error messages, by alias. */
  ownMessages: ReadonlyMap<string, string>;
}

/** Every store with its cultures in their order. */
export async function findStores(db: Db): Promise<Store[]> {
  const [stores, cultures, ownMessages] = await Promise.all([
    db.selectFrom('stores').selectAll().orderBy('id').execute(),
    db
      .selectFrom('store_cultures')
      .select(['store_id', 'culture', 'locale', 'currency', 'path_prefix'])
      .orderBy('position')
      .execute(),
    findErrorMessages(db),
  ]);
  return stores.map((store) => ({
    id: store.id,
    name: store.name,
    defaultCulture: store.default_culture,
    rootCategoryId: store.root_category_id,
    orderPrefix: store.order_prefix,
    timeZone: store.time_zone,
    vatCountry:
      store.vat_country ??
      regionOf(
        cultures.find((row) => row.store_id === store.id && row.culture === store.default_culture)?.locale,
      ),
    vatRates: store.vat_rates,
    staffSessions: { sessionHours: store.staff_session_hours, idleMinutes: store.staff_idle_minutes },
    confirmedRefunds: store.confirmed_refunds ?? {},
    serviceHours: store.service_hours ?? [],
    cultures: cultures
      .filter((row) => row.store_id === store.id)
      .map(({ culture, locale, currency, path_prefix }) => ({
        culture,
        locale,
        currency,
        pathPrefix: path_prefix,
        ownMessages: ownMessages(store.id, culture),
      })),
  }));
}

const regionOf = (locale = 'und') => new Intl.Locale(locale).maximize().region ?? '';
