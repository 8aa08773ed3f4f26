import { type BasketLine, notePrices, priceChanges } from '@matchday/commerce';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../shop/browser-storage';
import { useShop } from '../../shop/shop-provider';

/** What the lines' units cost at the last visit, where that was something else; it stays told for as long as the page is open. */
export function usePriceChanges(lines: readonly BasketLine[]): ReadonlyMap<string, number> {
  const { storeId } = useShop();
  const [changes] = useState(() => priceChanges(browserStorage, storeId, lines));
  useEffect(() => notePrices(browserStorage, storeId, lines), [storeId, lines]);
  return changes;
}
