import { noteViewed, viewedProducts } from '@matchday/commerce/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../shop/shop-provider';
import { ViewedCards } from './viewed-cards';

/** How many of the products viewed before are shown. */
const shownAtMost = 4;

/** The products that were looked at before this one; asked for when the shopper comes near. */
export function ViewedSection({ productId }: { productId: string }) {
  const { storeId } = useShop();
  const mark = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = viewedProducts(localStorage, storeId).filter((id) => id !== productId);
    noteViewed(localStorage, storeId, productId);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIds(before.slice(0, shownAtMost));
      },
      { rootMargin: '400px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, [productId, storeId]);
  return <div ref={mark}>{ids.length > 0 && <ViewedCards ids={ids} />}</div>;
}
