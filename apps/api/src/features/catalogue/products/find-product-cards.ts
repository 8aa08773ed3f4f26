import type { MarketReader } from '../cache/market-cache';
import type { ProductCard } from '../contract/product';
import { leadVariant, type View } from './catalogue-product';
import { toProductCard } from './product-card-view';

/** A product, and the variant or colour that its card shows. */
export interface CardRequest {
  productId: string;
  variantId?: string | undefined;
  color?: string | undefined;
}

/** The cards in the requested order; omits products that the shop does not sell. */
export async function productCards(
  market: MarketReader,
  view: View,
  requests: readonly CardRequest[],
): Promise<ProductCard[]> {
  const products = await market.products(requests.map(({ productId }) => productId));
  return requests.flatMap(({ productId, variantId, color }) => {
    const product = products.get(productId);
    if (!product) return [];
    const shown = color === undefined ? variantId : leadVariant(product, color)?.id;
    return toProductCard(product, view, shown) ?? [];
  });
}
