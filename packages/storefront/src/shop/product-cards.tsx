import { Badge } from '@matchday/ui/badge';
import { ProductCard } from '@matchday/ui/product-card';
import type { ProductCard as CardData } from '../data/contract';
import { ShopLink } from '../layout/shop-link';
import type { TranslateOf } from '../texts/translate';
import { pictureOf } from './picture-of';
import { PriceText } from './price-text';
import type { cardTexts } from './texts';

export interface ProductCardsProps {
  products: readonly CardData[];
  t: TranslateOf<typeof cardTexts>;
  /** How many of the first are in the first view and fetched at once. */
  eager?: number;
  level?: 2 | 3;
}

const sizes = '(min-width: 64em) 26vw, (min-width: 48em) 30vw, 46vw';

/** A card for each product; the parent lays them out. */
export function productCards({ products, t, eager = 0, level }: ProductCardsProps) {
  return products.flatMap((product, index) => {
    const [first, second] = product.images;
    if (!first) return [];
    return [
      <ProductCard
        key={product.id}
        name={product.name}
        href={product.url}
        linkAs={ShopLink}
        level={level}
        category={product.category}
        picture={{ ...pictureOf(first, { sizes }), priority: index < eager }}
        hoverPicture={second && pictureOf(second, { sizes })}
        price={<PriceText price={product.price} t={t} detail="prior" />}
        colors={product.colors}
        colorsLabel={t.plural('Product.Colors', product.colors.length)}
        badges={<Badges product={product} t={t} />}
        soldOut={product.stockStatus === 'OutOfStock'}
      />,
    ];
  });
}

function Badges({ product, t }: { product: CardData; t: TranslateOf<typeof cardTexts> }) {
  return (
    <>
      {product.stockStatus === 'OutOfStock' && <Badge>{t('Product.Stock.Out')}</Badge>}
      {product.stockStatus === 'InPreorderStock' && <Badge kind="info">{t('Product.Stock.Preorder')}</Badge>}
      {product.price.discountPrice && <Badge kind="sale">{t('Product.Sale')}</Badge>}
      {product.isNew && <Badge kind="brand">{t('Product.New')}</Badge>}
    </>
  );
}
