import type { MarketCache } from '../../catalogue/market-cache';
import { type CardRequest, productCards } from '../../catalogue/product-cards';
import type { Context } from '../../context';
import type { Product } from '../../contract/product';
import type { Db } from '../../db/database';
import { findProductTexts, findRelatedProductIds } from '../../db/repositories/products';
import { toProduct } from '../../domain/catalogue/product-page';
import { ApiError } from '../../errors/api-error';
import type { Shop } from '../../shop/shop';
import { viewOf } from '../../shop/view';
import { productAddOns } from './product-add-ons';

const relatedProducts = 8;
const bytesPerPage = 8_000;

/**
 * Reads the data of a product page.
 * @throws {ApiError} 404 `UnknownProduct`
 */
export async function productPage(
  context: Context,
  market: MarketCache,
  shop: Shop,
  { productId, variantId }: CardRequest,
): Promise<Product> {
  const view = viewOf(shop, context);
  const [products, parts, categories] = await Promise.all([
    market.products([productId]),
    market.cached(
      'product page',
      productId,
      () => readParts(context.db, shop, productId),
      () => bytesPerPage,
    ),
    market.categories(),
  ]);
  const product = products.get(productId);
  if (!product || !parts.texts) throw new ApiError(404, 'UnknownProduct');
  const { texts, addOns, relatedIds } = parts;
  const related = await productCards(
    market,
    view,
    relatedIds.map((id) => ({ productId: id })),
  );
  const page = toProduct({ product, texts, categories, addOns, related }, view, variantId);
  if (!page) throw new ApiError(404, 'UnknownProduct');
  return page;
}

/** Reads the data of the page besides the product. Cached until the product changes. */
async function readParts(db: Db, shop: Shop, productId: string) {
  const [texts, addOns, relatedIds] = await Promise.all([
    findProductTexts(db, shop, productId),
    productAddOns(db, shop, productId),
    findRelatedProductIds(db, shop.storeId, productId, relatedProducts),
  ]);
  return { texts, addOns, relatedIds };
}
