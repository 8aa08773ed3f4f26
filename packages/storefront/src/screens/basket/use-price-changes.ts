import { type BasketLine, priceChanges, recordPrices } from '@matchday/commerce';
import { useLayoutEffect, useState } from 'react';
import { browserStorage } from '../../shop/browser-storage';
import { useShop } from '../../shop/shop-provider';

/** The earlier unit prices of lines whose price has changed; a change stays reported while the page is open. */
export function usePriceChanges(lines: readonly BasketLine[]): ReadonlyMap<string, number> {
  const { storeId } = useShop();
  const [reported, setReported] = useState<{ lines: typeof lines; changes: ReadonlyMap<string, number> }>();
  const isReported = reported?.lines === lines;
  const changes = isReported
    ? reported.changes
    : priceChanges(browserStorage, storeId, lines, reported?.changes);
  if (!isReported) setReported({ lines, changes });
  // A layout effect records the shown prices even if the page is left at once.
  useLayoutEffect(() => recordPrices(browserStorage, storeId, lines), [storeId, lines]);
  return changes;
}
