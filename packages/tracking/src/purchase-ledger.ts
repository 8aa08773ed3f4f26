import type { KeyValueStorage } from './storage';

/** Where the browser records that an order has been sent. */
export const purchaseStorageKey = (transactionId: string): string => `matchday.purchase.${transactionId}`;

/** Returns true for the first call with an order number, in any tab that shares the storage. */
export function purchaseLedger(storage: KeyValueStorage): (transactionId: string) => boolean {
  return (transactionId) => {
    const key = purchaseStorageKey(transactionId);
    if (storage.getItem(key) !== null) return false;
    storage.setItem(key, '1');
    return true;
  };
}
