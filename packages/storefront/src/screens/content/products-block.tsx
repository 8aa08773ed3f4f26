import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { getCategoryProducts, getProducts } from '../../data/category';
import type { Block, ProductCard } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { ProductCards } from '../../shop/product-cards';
import type { Translate } from '../../texts/translate';
import * as styles from './blocks.css';

type ProductsData = Extract<Block, { type: 'productCarousel' }>;
const most = 8;

async function load({ productIds, categoryId }: ProductsData, culture: string): Promise<ProductCard[]> {
  if (productIds.length > 0) return getProducts(culture, productIds.slice(0, most));
  if (!categoryId) return [];
  const list = await getCategoryProducts(culture, categoryId, 1, most);
  return list?.items ?? [];
}

/** Products chosen by the editors, or the first of a category. */
export async function ProductsBlock({
  block,
  culture,
  t,
}: {
  block: ProductsData;
  culture: string;
  t: Translate;
}) {
  const products = await load(block, culture);
  if (products.length === 0) return null;
  return (
    <Container as="section" width="wide" className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} ornament>
          {block.heading}
        </Heading>
        {block.link && (
          <Link as={ShopLink} variant="standalone" href={block.link.url}>
            {block.link.text}
          </Link>
        )}
      </div>
      <ProductCards products={products} t={t} />
    </Container>
  );
}
