import { Alert } from '@matchday/ui/alert';
import { brand } from 'club-brand';
import { previewAddress } from '../../addresses/preview';
import { cultureOf, localPath } from '../../brand';
import type { Product } from '../../data/contract';
import { getProductPreview } from '../../data/product';
import { getTranslate } from '../../texts/server-texts';
import { MissingPage } from '../error/missing-page';
import { ProductScreen } from './product-page';

interface Props {
  culture: string;
  token: string;
  /** The variant to select. */
  variantId: string | undefined;
}

/** The page of a product that is not in the shop yet, for whoever has its address. */
export async function ProductPreview({ culture, token, variantId }: Props) {
  const [product, t] = await Promise.all([
    getProductPreview(culture, { token, variantId }),
    getTranslate(culture),
  ]);
  if (!product) return <MissingPage culture={culture} />;
  const page = localPath(cultureOf(brand, culture), '/preview/product/');
  return (
    <ProductScreen
      culture={culture}
      product={atPreview(product, (id) => previewAddress(page, token, id))}
      addressedId={product.selectedVariantId}
      draftNotice={<Alert kind="info">{t('Preview.Product')}</Alert>}
    />
  );
}

/** The colours and sizes of a draft lead to its preview: they have no pages of their own yet. */
function atPreview(product: Product, addressOf: (variantId: string) => string): Product {
  return {
    ...product,
    colors: product.colors.map((color) => ({ ...color, url: addressOf(color.leadVariantId) })),
    variants: product.variants.map((variant) => ({ ...variant, url: addressOf(variant.id) })),
  };
}
