import { type Consent, createConsent, type KeyValueStorage } from '@matchday/tracking';
import { consentDays } from '@matchday/validation';
import { browserStorage } from '../shop/browser-storage';

/** The key of a store in the storage of a host, which shops may share. */
export const keyOfStore = (key: string, storeId: string) => `${key}.${storeId}`;

/** Each store keeps its own choice, even if shops share a host. */
export function storageOf(storeId: string, storage: KeyValueStorage): KeyValueStorage {
  const keyOf = (key: string) => keyOfStore(key, storeId);
  return {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, value) => storage.setItem(keyOf(key), value),
  };
}

let consent: Consent | undefined;

/**
 * What the shopper allows, one for the whole page (S4.23).
 *
 * @param textVersion - of the consent text; with another version the shopper is asked again.
 */
export function shopConsent(storeId: string, textVersion: string): Consent {
  consent ??= createConsent({
    storage: storageOf(storeId, browserStorage),
    textVersion,
    days: consentDays,
    newId: () => crypto.randomUUID(),
  });
  return consent;
}
