import { Container } from '@matchday/ui/container';
import { getCategoryProducts, getProducts } from '../../data/category';
import type { Block, ProductCard } from '../../data/contract';
import { ProductRow } from '../../shop/product-row';
import type { Translate } from '../../texts/translate';

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
  slot,
  culture,
  t,
}: {
  block: ProductsData;
  /** Its position in tracking events. */
  slot: string;
  culture: string;
  t: Translate;
}) {
  const products = await load(block, culture);
  if (products.length === 0) return null;
  return (
    <Container width="wide">
      <ProductRow
        id={slot}
        heading={block.heading}
        products={products}
        action={block.link ? { text: block.link.text, href: block.link.url } : undefined}
        t={t}
      />
    </Container>
  );
}
