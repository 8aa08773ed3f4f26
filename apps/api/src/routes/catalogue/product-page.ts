import type { Context } from '../../context';
import type { Product } from '../../contract/product';
import { findCategories } from '../../db/repositories/categories';
import { findProducts, findProductTexts, findRelatedProductIds } from '../../db/repositories/products';
import { toProduct } from '../../domain/catalogue/product-page';
import { ApiError } from '../../errors/api-error';
import type { Shop } from '../../shop/shop';
import { viewOf } from '../../shop/view';
import { productAddOns } from './product-add-ons';
import { type CardRequest, productCards } from './product-cards';

const relatedProducts = 8;

/**
 * All that a product's page shows.
 * @throws {ApiError} 404 `UnknownProduct`
 */
export async function productPage(
  context: Context,
  shop: Shop,
  { productId, variantId }: CardRequest,
): Promise<Product> {
  const { db } = context;
  const [[product], texts, categories, addOns, related] = await Promise.all([
    findProducts(db, shop, [productId]),
    findProductTexts(db, shop, productId),
    findCategories(db, shop.storeId, shop.culture),
    productAddOns(db, shop, productId),
    findRelatedProductIds(db, shop.storeId, productId, relatedProducts).then((ids) =>
      productCards(
        context,
        shop,
        ids.map((id) => ({ productId: id })),
      ),
    ),
  ]);
  const page =
    product &&
    texts &&
    toProduct({ product, texts, categories, addOns, related }, viewOf(shop, context), variantId);
  if (!page) throw new ApiError(404, 'UnknownProduct');
  return page;
}
