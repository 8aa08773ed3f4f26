import { toImage } from '../../media';
import type { ProductCard } from '../contract/product';
import {
  type CatalogueProduct,
  leadVariant,
  sharedStockStatus,
  type View,
  variantUrl,
} from './catalogue-product';
import { toPrice } from './price';

const cardImages = 2;

/**
 * Converts a product to a card, with the requested variant or otherwise its first colour. Undefined if nothing of it
 * is for sale.
 */
export function toProductCard(
  product: CatalogueProduct,
  view: View,
  variantId?: string,
): ProductCard | undefined {
  const [firstColor] = product.colors;
  const variant =
    product.variants.find(({ id }) => id === variantId) ??
    (firstColor && leadVariant(product, firstColor.code));
  const color = product.colors.find(({ code }) => code === variant?.color);
  if (!variant || !color) return undefined;
  return {
    id: product.id,
    variantId: variant.id,
    name: product.name,
    brand: product.brand,
    category: product.mainCategory?.name ?? '',
    url: variantUrl(view, product.path, variant.id),
    images: color.images.slice(0, cardImages).map((image) => toImage(image, view)),
    price: toPrice(variant.price),
    colors: product.colors.map(({ code, name, swatch }) => ({
      name,
      swatch,
      url: variantUrl(view, product.path, leadVariant(product, code)?.id ?? variant.id),
    })),
    stockStatus: sharedStockStatus(product.variants, view.today),
    isNew: product.isNew,
  };
}
