import {
  basketCookieDays,
  basketCookies,
  basketPricesKey,
  loggedInCookie,
  paymentChoiceKey,
} from '@matchday/commerce';
import { viewedProductsKey } from '@matchday/commerce/catalogue';
import type { Alias } from '@matchday/dictionary';
import { consentStorageKey, purchaseStorageKey } from '@matchday/tracking';
import { keyOfStore } from '../../consent/shop-consent';
import { type CookieJar, cookieName } from '../../gateway/cookie-jar';
import { accessCookie, refreshCookie, sessionDays } from '../../gateway/session-cookies';
import { offlineCache } from '../../offline/service-worker';
import { reloadedAtKey } from '../error/reload-once';

type UseName = Extract<Alias, `Cookie.Use.${string}`>;

/** Something that the shop stores in a browser. */
export interface StoredItem {
  /** With `*` for what differs between orders. */
  name: string;
  place: 'Cookie' | 'Storage' | 'Cache';
  use: UseName;
  /** In days, or until what ends it. */
  lifetime: number | 'Browser' | 'Tab' | 'Kept';
}

export const purposes = ['Necessary', 'Statistics', 'Marketing'] as const;
type Purpose = (typeof purposes)[number];

/** All that a store's shop stores in a browser, from the code's own names and lifetimes. */
export function storedItems(
  jar: CookieJar,
  currencies: readonly string[],
): Record<Purpose, readonly StoredItem[]> {
  const { storeId } = jar;
  const cookie = (name: string, use: UseName, lifetime: StoredItem['lifetime']): StoredItem => ({
    name: cookieName(jar, name),
    place: 'Cookie',
    use,
    lifetime,
  });
  const storage = (name: string, use: UseName, lifetime: StoredItem['lifetime'] = 'Kept'): StoredItem => ({
    name,
    place: 'Storage',
    use,
    lifetime,
  });
  const { basket, receipt } = basketCookies;
  const necessary: StoredItem[] = [
    cookie(basket.token, 'Cookie.Use.Basket', basketCookieDays),
    cookie(basket.reference, 'Cookie.Use.Basket', basketCookieDays),
    cookie(receipt.token, 'Cookie.Use.Receipt', 'Browser'),
    cookie(receipt.reference, 'Cookie.Use.Receipt', 'Browser'),
    cookie(accessCookie, 'Cookie.Use.Login', sessionDays.access),
    cookie(refreshCookie, 'Cookie.Use.Login', sessionDays.refresh),
    cookie(loggedInCookie, 'Cookie.Use.Login', sessionDays.refresh),
    storage(paymentChoiceKey, 'Cookie.Use.Payment'),
    ...currencies.map((currency) => storage(basketPricesKey(storeId, currency), 'Cookie.Use.Prices')),
    storage(keyOfStore(consentStorageKey, storeId), 'Cookie.Use.Consent'),
    storage(reloadedAtKey, 'Cookie.Use.Reload', 'Tab'),
    { name: offlineCache, place: 'Cache', use: 'Cookie.Use.Offline', lifetime: 'Kept' },
  ];
  const statistics: StoredItem[] = [
    storage(viewedProductsKey(storeId), 'Cookie.Use.Viewed'),
    storage(keyOfStore(purchaseStorageKey('*'), storeId), 'Cookie.Use.Purchases'),
  ];
  // The shop itself stores nothing for advertising.
  return { Necessary: necessary, Statistics: statistics, Marketing: [] };
}
