import { type BasketLine, priceChanges, recordPrices } from '@matchday/commerce';
import { useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../shop/browser-storage';
import { useShop } from '../../shop/shop-provider';

/** What the lines' units cost before, where they cost something else now; it stays reported for as long as the page is open. */
export function usePriceChanges(lines: readonly BasketLine[]): ReadonlyMap<string, number> {
  const { storeId } = useShop();
  const [reported, setReported] = useState<{ lines: typeof lines; changes: ReadonlyMap<string, number> }>();
  const isReported = reported?.lines === lines;
  const changes = isReported
    ? reported.changes
    : priceChanges(browserStorage, storeId, lines, reported?.changes);
  if (!isReported) setReported({ lines, changes });
  // What has been seen is noted, however soon the page is left.
  useLayoutEffect(() => recordPrices(browserStorage, storeId, lines), [storeId, lines]);
  return changes;
}
