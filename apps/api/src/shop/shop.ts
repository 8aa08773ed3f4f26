import type { Store, StoreCulture } from '../db/repositories/stores';

/** The store as one request sees it: in a culture, and so in a currency. */
export interface Shop {
  store: Store;
  storeId: string;
  culture: string;
  locale: string;
  currency: string;
  /** Before every path of the culture: empty, or such as `/en`. */
  pathPrefix: string;
  rootCategoryId: string;
  /** When the request came: what is valid is decided by it. */
  now: Date;
}

/** A culture that the store does not have gives its default culture; the currency is always the culture's. */
export function shopIn(
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
    now,
  };
}

function cultureOf(store: Store, wanted: string | undefined): StoreCulture {
  const find = (name: string | undefined) => store.cultures.find(({ culture }) => culture === name);
  const found = find(wanted) ?? find(store.defaultCulture);
  if (!found) throw new Error(`The store ${store.id} has no culture ${store.defaultCulture}.`);
  return found;
}
