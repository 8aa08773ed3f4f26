'use client';

import { useBasket } from '@matchday/commerce/react';
import { IconButton } from '@matchday/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts-provider';
import { ShopLink } from '../shop-link';
import * as styles from './basket-link.css';

const animationTime = 1000;

/** The way to the basket, with the number of items in it. It moves for a second when that changes (S2.41). */
export function BasketLink({ href }: { href: string }) {
  const t = useTexts();
  const hasLoaded = useBasket((state) => state.hasLoaded);
  const quantity = useBasket((state) => state.totalQuantity);
  const changed = useChanged(hasLoaded ? quantity : null);
  const label = quantity > 0 ? t.plural('Accessibility.Basket', quantity) : t('Accessibility.Basket.Empty');
  return (
    <IconButton
      as={ShopLink}
      href={href}
      icon="bag"
      label={hasLoaded ? label : t('Header.Basket')}
      data-changed={changed || undefined}
      className={styles.basketLink}
    >
      {quantity > 0 && (
        <span aria-hidden className={styles.badge}>
          {Math.min(quantity, 99)}
        </span>
      )}
    </IconButton>
  );
}

function useChanged(value: number | null): boolean {
  const last = useRef(value);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before === null || before === value) return undefined;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), animationTime);
    return () => clearTimeout(timer);
  }, [value]);
  return changed;
}
