import { useCommerce } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { useEffect, useState } from 'react';
import type { ProductCard } from '../../data/contract';
import { ProductCards } from '../../shop/product-cards';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './product-page.css';

/** Cards of the products named, as they are now; nothing where they cannot be had. */
export function ViewedCards({ ids }: { ids: readonly string[] }) {
  const t = useTexts();
  const { client } = useCommerce();
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    const call = new AbortController();
    client.call('listProducts', { query: { id: [...ids] } }, { signal: call.signal }).then(
      (answer) => setProducts(answer.products),
      () => {},
    );
    return () => call.abort();
  }, [client, ids]);
  if (products.length === 0) return null;
  return (
    <section className={styles.related}>
      <Heading level={2} ornament>
        {t('Product.RecentlyViewed')}
      </Heading>
      <ProductCards list={{ id: 'viewed', name: t('Product.RecentlyViewed') }} products={products} t={t} />
    </section>
  );
}
