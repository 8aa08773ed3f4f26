import type { KeyValueStorage } from './storage';

/** Where an order is marked as sent. */
export const purchaseStorageKey = (transactionId: string): string => `matchday.purchase.${transactionId}`;

/** Answers true for the first call with an order's number, in any tab that shares the storage. */
export function purchaseLedger(storage: KeyValueStorage): (transactionId: string) => boolean {
  return (transactionId) => {
    const key = purchaseStorageKey(transactionId);
    if (storage.getItem(key) !== null) return false;
    storage.setItem(key, '1');
    return true;
  };
}
