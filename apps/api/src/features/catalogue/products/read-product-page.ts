import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { Shop } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import type { MarketReader } from '../cache/market-cache';
import type { AddOn } from '../contract/add-on';
import type { Product } from '../contract/product';
import { findPlayers, findProductAddOns } from '../queries/product-add-ons';
import { findProductTexts, findRelatedProductIds } from '../queries/products';
import { type OfferedAddOn, toAddOn } from './add-on';
import { viewOf } from './catalogue-product';
import { type CardRequest, productCards } from './find-product-cards';
import { toProduct } from './product-view';

const relatedProducts = 8;
const bytesPerPage = 8_000;

/** Reads the data of a product page. */
export async function productPage(
  fail: Fail<'UnknownProduct'>,
  context: CatalogueContext,
  market: MarketReader,
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
  if (!product || !parts.texts) return fail('UnknownProduct');
  const { texts, addOns, relatedIds } = parts;
  const related = await productCards(
    market,
    view,
    relatedIds.map((id) => ({ productId: id })),
  );
  return (
    toProduct({ product, texts, categories, addOns, related }, view, variantId) ?? fail('UnknownProduct')
  );
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

/** The prints that can be ordered with a product. */
const productAddOns = async (db: Db, shop: Shop, productId: string): Promise<AddOn[]> =>
  withPlayers(db, shop, await findProductAddOns(db, shop, productId));

/** The prints of a product in the contract's format, with the players if one of them needs some. */
export async function withPlayers(db: Db, shop: Shop, addOns: readonly OfferedAddOn[]): Promise<AddOn[]> {
  const players = addOns.some(({ kind }) => kind === 'Player') ? await findPlayers(db, shop) : [];
  return addOns.map((addOn) => toAddOn(addOn, players, shop));
}
