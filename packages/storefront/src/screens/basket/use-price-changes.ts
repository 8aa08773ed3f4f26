import { type BasketLine, notePrices, priceChanges } from '@matchday/commerce';
import { useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../shop/browser-storage';
import { useShop } from '../../shop/shop-provider';

/** What the lines' units cost before, where they cost something else now; it stays told for as long as the page is open. */
export function usePriceChanges(lines: readonly BasketLine[]): ReadonlyMap<string, number> {
  const { storeId } = useShop();
  const [told, setTold] = useState<{ lines: typeof lines; changes: ReadonlyMap<string, number> }>();
  const isTold = told?.lines === lines;
  const changes = isTold ? told.changes : priceChanges(browserStorage, storeId, lines, told?.changes);
  if (!isTold) setTold({ lines, changes });
  // What has been seen is noted, however soon the page is left.
  useLayoutEffect(() => notePrices(browserStorage, storeId, lines), [storeId, lines]);
  return changes;
}
