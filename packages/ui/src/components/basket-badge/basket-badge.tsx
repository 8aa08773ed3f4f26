'use client';

import { clsx } from 'clsx';
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

/** The basket link with its count. Icon and count move for a second when the count changes (S2.41). */
export function BasketBadge({ href, count, label, linkAs, className }: BasketBadgeProps) {
  const link: ElementType = linkAs ?? 'a';
  const [seen, setSeen] = useState(count);
  const [changes, setChanges] = useState(0);
  const [moving, setMoving] = useState(false);
  if (count !== seen) {
    const hasChanged = seen !== undefined && count !== undefined;
    setSeen(count);
    setMoving(hasChanged);
    if (hasChanged) setChanges(changes + 1);
  }
  return (
    <IconButton
      as={link}
      icon="bag"
      label={label}
      href={href}
      data-moving={moving ? (changes % 2 === 0 ? 'again' : 'once') : undefined}
      onAnimationEnd={() => setMoving(false)}
      className={clsx(styles.badge, className)}
    >
      {count !== undefined && count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconButton>
  );
}
