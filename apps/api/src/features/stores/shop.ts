import type { Store, StoreCulture } from './queries/stores';

/** The store of a request, with its culture and currency. */
export interface Shop {
  store: Store;
  storeId: string;
  culture: string;
  locale: string;
  currency: string;
  /** Prefix of every path of the culture: empty, or for example `/en`. */
  pathPrefix: string;
  rootCategoryId: string;
  /** The store's own error messages in the culture, by alias. */
  ownMessages: ReadonlyMap<string, string>;
  /** Time of the request; decides which vouchers are valid. */
  now: Date;
}

/** Creates a shop. An unknown culture falls back to the store's default; the currency is always the culture's. */
export function createShop(
  store: Store,
  culture: string | undefined,
  rootCategoryId?: string,
  now: Date = new Date(),
): Shop {
  const { locale, currency, pathPrefix, ...chosen } = cultureOf(store, culture);
  return {
    store,
    storeId: store.id,
    culture: chosen.culture,
    locale,
    currency,
    pathPrefix,
    rootCategoryId: rootCategoryId ?? store.rootCategoryId,
    ownMessages: chosen.ownMessages,
    now,
  };
}

function cultureOf(store: Store, wanted: string | undefined): StoreCulture {
  const find = (name: string | undefined) => store.cultures.find(({ culture }) => culture === name);
  const found = find(wanted) ?? find(store.defaultCulture);
  if (!found) throw new Error(`The store ${store.id} has no culture ${store.defaultCulture}.`);
  return found;
}
