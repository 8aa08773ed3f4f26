import { useProducts } from '@matchday/commerce/react';
import { ProductRow } from '../../shop/product-row';
import * as styles from './product-page.css';
import type { ProductTranslate } from './texts';

/** The current cards of the given products; nothing if they cannot be loaded. */
export function ViewedCards({ ids, t }: { ids: readonly string[]; t: ProductTranslate }) {
  const { data: products = [] } = useProducts(ids);
  if (products.length === 0) return null;
  return (
    <div className={styles.related}>
      <ProductRow id="viewed" heading={t('Product.RecentlyViewed')} products={products} t={t} />
    </div>
  );
}
