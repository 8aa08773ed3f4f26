import type { Context } from '../../context';
import type { ProductCard } from '../../contract/product';
import { findProducts } from '../../db/repositories/products';
import { toProductCard } from '../../domain/catalogue/product-card';
import type { Shop } from '../../shop/shop';
import { viewOf } from '../../shop/view';

/** A product, and the variant by which its card shows it. */
export interface CardRequest {
  productId: string;
  variantId?: string | undefined;
}

/** The cards in the order in which they are asked for; what the shop does not sell is left out. */
export async function productCards(
  context: Context,
  shop: Shop,
  requests: readonly CardRequest[],
): Promise<ProductCard[]> {
  const ids = [...new Set(requests.map(({ productId }) => productId))];
  const products = new Map(
    (await findProducts(context.db, shop, ids)).map((product) => [product.id, product]),
  );
  const view = viewOf(shop, context);
  return requests.flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    return (product && toProductCard(product, view, variantId)) ?? [];
  });
}
