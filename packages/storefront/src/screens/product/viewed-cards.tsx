import { useCommerce } from '@matchday/commerce/react';
import { useEffect, useState } from 'react';
import type { ProductCard } from '../../data/contract';
import { ProductRow } from '../../shop/product-row';
import * as styles from './product-page.css';
import type { ProductTranslate } from './texts';

/** Cards of the products named, as they are now; nothing where they cannot be had. */
export function ViewedCards({ ids, t }: { ids: readonly string[]; t: ProductTranslate }) {
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
    <div className={styles.related}>
      <ProductRow id="viewed" heading={t('Product.RecentlyViewed')} products={products} t={t} />
    </div>
  );
}
