/** The number of viewed products that a browser stores for each store. */
export const maxViewed = 12;

/** The browser's storage, such as `localStorage`. */
export type ViewedStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where the browser keeps the viewed products. */
export const viewedProductsKey = (storeId: string) => `viewedProducts.${storeId}`;

const known = /^[A-Za-z0-9-]{1,80}$/;

/** The ids of the products that were viewed in a store with this browser, the latest first. They are not sent to any server. */
export function viewedProducts(storage: ViewedStorage, storeId: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(viewedProductsKey(storeId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id): id is string => typeof id === 'string' && known.test(id)).slice(0, maxViewed);
  } catch {
    return [];
  }
}

/** Records a product as the latest viewed one. Does nothing if the browser forbids storage. */
export function recordViewed(storage: ViewedStorage, storeId: string, productId: string): void {
  const others = viewedProducts(storage, storeId).filter((id) => id !== productId);
  try {
    storage.setItem(viewedProductsKey(storeId), JSON.stringify([productId, ...others].slice(0, maxViewed)));
  } catch {
    // Storage may be full or forbidden.
  }
}
