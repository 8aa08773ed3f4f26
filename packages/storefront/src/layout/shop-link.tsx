'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { canPrefetch, currentConnection } from './can-prefetch';
import { prefetchBudget } from './prefetch-budget';

export type ShopLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link within the shop. Its page is prefetched whole on hover, touch or focus, not when the link is only visible, and
 * as far as the budget allows.
 */
export function ShopLink(props: ShopLinkProps) {
  const [isReached, setReached] = useState(false);
  const reach = () => {
    if (!isReached && canPrefetch(currentConnection()) && prefetchBudget.take()) setReached(true);
  };
  return (
    <NextLink {...props} prefetch={isReached} onPointerEnter={reach} onFocus={reach} onTouchStart={reach} />
  );
}
