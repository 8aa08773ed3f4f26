import { recordViewed, viewedProducts } from '@matchday/commerce/catalogue';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { shopConsent } from '../../consent/shop-consent';
import { browserStorage } from '../../shop/browser-storage';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import type { ProductTexts } from './texts';
import { ViewedCards } from './viewed-cards';

export interface ViewedSectionProps {
  productId: string;
  texts: ProductTexts;
}

/** How many of the products viewed before are shown. */
const maxShown = 4;

/**
 * The products that were looked at before this one; asked for when the shopper comes near. The browser remembers them, and is
 * asked for them, only while the shopper allows statistics, whose words say so.
 */
export function ViewedSection({ productId, texts }: ViewedSectionProps) {
  const t = useTexts(texts);
  const { storeId } = useShop();
  const consent = shopConsent(storeId, t('Cookie.Version'));
  const { signals } = useAtomValue(consent.state);
  const mayRemember = signals.analytics_storage === 'granted';
  const mark = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!mayRemember) return undefined;
    const before = viewedProducts(browserStorage, storeId).filter((id) => id !== productId);
    recordViewed(browserStorage, storeId, productId);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIds(before.slice(0, maxShown));
      },
      { rootMargin: '400px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mayRemember, productId, storeId]);
  return <div ref={mark}>{mayRemember && ids.length > 0 && <ViewedCards ids={ids} t={t} />}</div>;
}
