'use client';

import { useBasket } from '@matchday/commerce/react';
import { BasketBadge } from '@matchday/ui/basket-badge';
import { useTexts } from '../../texts/texts-provider';
import type { TranslateOf } from '../../texts/translate';
import { ShopLink } from '../shop-link';

/** The link to the basket. Its quantity is loaded in the browser. */
export function BasketLink({ href }: { href: string }) {
  const t = useTexts();
  const count = useBasket((state) => (state.summary ? state.totalQuantity : undefined));
  return <BasketBadge href={href} count={count} label={labelOf(count, t)} linkAs={ShopLink} />;
}

function labelOf(count: number | undefined, t: TranslateOf<[]>): string {
  if (count === undefined) return t('Header.Basket');
  return count === 0 ? t('Accessibility.Basket.Empty') : t.plural('Accessibility.Basket', count);
}
