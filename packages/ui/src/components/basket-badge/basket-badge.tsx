'use client';

import { type ElementType, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './basket-badge.css';

export interface BasketBadgeProps {
  href: string;
  /** The total quantity; undefined until it is loaded. */
  count?: number;
  /** Names the link, with the count in words: "Basket with 2 items". */
  label: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  className?: string;
}

/** The basket link with its count. It animates for a second when the count changes (S2.41). */
export function BasketBadge({ href, count, label, linkAs, className }: BasketBadgeProps) {
  const link: ElementType = linkAs ?? 'a';
  const [seen, setSeen] = useState(count);
  const [moving, setMoving] = useState(false);
  if (count !== seen) {
    setSeen(count);
    setMoving(seen !== undefined && count !== undefined);
  }
  return (
    <IconButton as={link} icon="bag" label={label} href={href} className={className}>
      {count !== undefined && count > 0 && (
        <span
          key={count}
          aria-hidden
          data-moving={moving || undefined}
          onAnimationEnd={() => setMoving(false)}
          className={styles.count}
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconButton>
  );
}
