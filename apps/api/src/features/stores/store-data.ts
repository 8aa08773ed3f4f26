import type { ClubSettings, NavigationItem } from './contract';

/** One value per culture of the store. */
export type PerCulture<T> = Readonly<Record<string, T>>;

/** One amount per currency of the store, in the minor unit, VAT included. */
export type PerCurrency<T = number> = Readonly<Record<string, T>>;

export interface StoreRow {
  id: string;
  name: string;
  defaultCulture: string;
  rootCategoryId: string;
  orderPrefix: string;
  /** IANA time zone, such as `Europe/Madrid`, for day boundaries and the shop's dates; UTC if missing. */
  timeZone?: string;
  cultures: readonly { culture: string; locale: string; currency: string; pathPrefix: '' | `/${string}` }[];
  /** Percent, by destination country (ISO 3166-1 alpha-2). */
  vatRates: Readonly<Record<string, number>>;
}

export interface StoreSettings
  extends Omit<
    ClubSettings,
    | 'storeId'
    | 'rootCategoryId'
    | 'culture'
    | 'currency'
    | 'timeZone'
    | 'hostName'
    | 'languageNavigation'
    | 'mainNavigation'
  > {
  mainNavigation: readonly NavigationLink[];
}

export type NavigationLink = Pick<NavigationItem, 'name' | 'url'> & { children?: readonly NavigationLink[] };
