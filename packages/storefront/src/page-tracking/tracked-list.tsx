'use client';

import type { TrackedList as ListName } from '@matchday/tracking';
import { type ReactNode, useEffect, useRef } from 'react';
import { track } from './track';
import { TrackedRegion } from './tracked-region';
import type { ListedVariant } from './tracked-variant';

export interface TrackedListProps {
  /** The name of the list in tracking events; another list (another filter, another search) needs another React key. */
  list: ListName;
  items: readonly ListedVariant[];
  children: ReactNode;
}

/**
 * Products in a list: tracks `view_item_list` when the list or later loaded products are seen, and
 * `select_item` when a product is chosen.
 */
export function TrackedList({ list, items, children }: TrackedListProps) {
  const seen = useRef(0);
  const indexed = items.map(({ url, ...item }, index) => ({ url, item: { ...item, index } }));
  const see = () => {
    const fresh = indexed.slice(seen.current).map(({ item }) => item);
    seen.current = items.length;
    if (fresh.length > 0) track('viewItemList', list, fresh);
  };
  useEffect(() => {
    if (seen.current > 0) see();
  });
  useEffect(
    () => () => {
      seen.current = 0;
    },
    [],
  );
  const follow = (path: string) => {
    const chosen = indexed.find(({ url }) => url === path);
    if (chosen) track('selectItem', list, chosen.item);
  };
  return (
    <TrackedRegion onSight={see} onFollow={follow}>
      {children}
    </TrackedRegion>
  );
}
