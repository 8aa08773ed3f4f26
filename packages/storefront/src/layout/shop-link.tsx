'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { canPrefetch, currentConnection } from './can-prefetch';

export type ShopLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/** A link within the shop. Its page is prefetched on hover or focus, not when the link is only visible. */
export function ShopLink(props: ShopLinkProps) {
  const [reached, setReached] = useState(false);
  const reach = () => setReached(canPrefetch(currentConnection()));
  return (
    <NextLink
      {...props}
      prefetch={reached ? null : false}
      onPointerEnter={reach}
      onFocus={reach}
      onTouchStart={reach}
    />
  );
}
