import { maxViewed } from './limits';

/** Where a browser keeps what it is given, such as `localStorage`. */
export type ViewedStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (storeId: string) => `viewedProducts.${storeId}`;
const known = /^[A-Za-z0-9-]{1,80}$/;

/** The ids of the products that were viewed in a store with this browser, the latest first. Nobody else is told. */
export function viewedProducts(storage: ViewedStorage, storeId: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(storeId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id): id is string => typeof id === 'string' && known.test(id)).slice(0, maxViewed);
  } catch {
    return [];
  }
}

/** Puts a product first among those viewed. A browser that keeps nothing is let be. */
export function recordViewed(storage: ViewedStorage, storeId: string, productId: string): void {
  const others = viewedProducts(storage, storeId).filter((id) => id !== productId);
  try {
    storage.setItem(keyOf(storeId), JSON.stringify([productId, ...others].slice(0, maxViewed)));
  } catch {
    // Storage may be full or forbidden.
  }
}
