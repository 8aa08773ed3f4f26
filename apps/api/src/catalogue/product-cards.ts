import type { ProductCard } from '../contract/product';
import { leadVariant, type View } from '../domain/catalogue/catalogue-product';
import { toProductCard } from '../domain/catalogue/product-card';
import type { MarketCache } from './market-cache';

/** A product, and the variant or the colour by which its card shows it. */
export interface CardRequest {
  productId: string;
  variantId?: string | undefined;
  color?: string | undefined;
}

/** The cards in the order in which they are asked for; what the shop does not sell is left out. */
export async function productCards(
  market: MarketCache,
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
