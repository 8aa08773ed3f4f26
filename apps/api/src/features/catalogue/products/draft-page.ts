import type { Context } from '../../../platform/context';
import type { Shop } from '../../stores';
import type { Product } from '../contract/product';
import { findCategories } from '../queries/categories';
import { findAddOns } from '../queries/product-add-ons';
import { findSizeGuide } from '../queries/products';
import type { ProductRow } from '../store-data';
import { type CatalogueProduct, type CatalogueVariant, viewOf } from './catalogue-product';
import type { CategoryRecord } from './category-tree';
import { type AskedPrice, settlePrice } from './price-history';
import { type ProductTexts, toProduct } from './product-view';
import { withPlayers } from './read-product-page';

type Services = Pick<Context, 'db' | 'clock'>;

/**
 * The page of a product that is not in the catalogue, as it would be shown today; undefined if the shop would not sell
 * the product or the variant. It recommends no other products.
 */
export async function draftPage(
  { db, clock }: Services,
  shop: Shop,
  row: ProductRow,
  variantId?: string,
): Promise<Product | undefined> {
  const [categories, prints, sizeGuide] = await Promise.all([
    findCategories(db, shop.storeId, shop.culture),
    offeredPrints({ db }, shop, row),
    row.sizeGuideId === undefined ? null : findSizeGuide(db, shop, row.sizeGuideId),
  ]);
  const product = catalogueProduct(row, shop, { categories, now: clock() });
  const texts = pageTexts(row, shop.culture);
  if (!product || !texts) return undefined;
  const addOns = await withPlayers(db, shop, prints);
  const page = { product, texts: { ...texts, sizeGuide }, categories, addOns, related: [] };
  return toProduct(page, viewOf(shop, { clock }), variantId);
}

async function offeredPrints({ db }: Pick<Services, 'db'>, shop: Shop, { addOns = [] }: ProductRow) {
  const known = await findAddOns(
    db,
    shop,
    addOns.map(({ addOnId }) => addOnId),
  );
  return addOns.flatMap(({ relationId, addOnId }) =>
    known.filter(({ id }) => id === addOnId).map((addOn) => Object.assign(addOn, { relationId })),
  );
}

function catalogueProduct(
  row: ProductRow,
  { culture, currency }: Shop,
  { categories, now }: { categories: readonly CategoryRecord[]; now: Date },
): CatalogueProduct | undefined {
  const text = row.texts[culture];
  const price = priceOf(row, currency, now);
  if (!text || !price) return undefined;
  const main = categories.find(({ id }) => id === row.categoryIds[0]);
  return {
    id: row.id,
    brand: row.brand,
    isNew: row.isNew,
    isUnlisted: row.isUnlisted,
    name: text.name,
    path: `${main ? main.path.replace(/\/c-[^/]+\/$/, '') : ''}/${text.slug}`,
    mainCategory: main ? { id: main.id, name: main.name } : null,
    colors: row.colors.map(({ code, name, swatch, images }) => ({
      code,
      name: name[culture] ?? code,
      swatch: [...swatch],
      images,
    })),
    variants: row.colors.flatMap((color) =>
      color.variants.map(
        ({ availableFrom = null, ...variant }, index): CatalogueVariant =>
          Object.assign({ ...variant }, { color: color.code, isLead: index === 0, availableFrom, price }),
      ),
    ),
  };
}

function priceOf({ prices }: ProductRow, currency: string, now: Date) {
  const given = prices[currency];
  if (!given) return undefined;
  const { unit, discounted = null, prior = null, history = [] } = given;
  const asked = history.map(
    ({ since, asked: amount, isReduced = false }): AskedPrice => ({
      since: new Date(since),
      asked: amount,
      isReduced,
    }),
  );
  return { currency, ...settlePrice(asked, { unit, discounted, prior }, now).price };
}

function pageTexts(row: ProductRow, culture: string): Omit<ProductTexts, 'sizeGuide'> | undefined {
  const text = row.texts[culture];
  if (!text) return undefined;
  const { name: _, slug: _slug, features, parts, warnings = [], ...rest } = text;
  const { manufacturer, responsiblePerson, durabilityGuarantee } = row;
  return {
    ...rest,
    features: [...features],
    warnings: [...warnings],
    ...(parts && { parts: [...parts] }),
    manufacturer,
    ...(responsiblePerson && { responsiblePerson }),
    ...(durabilityGuarantee && { durabilityGuarantee }),
  };
}
