import { sql } from 'kysely';
import { columnsAsFields, withoutNulls } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/database';
import type { SizeGuide } from '../contract/size-guide';
import type { CatalogueColor, CatalogueProduct, CatalogueVariant } from '../products/catalogue-product';
import type { ProductTexts } from '../products/product-view';
import { toSizeGuide } from '../products/size-guide';
import { PageTexts } from '../store-data';

/** The store, culture and currency in which products are read. */
export interface Market {
  storeId: string;
  culture: string;
  currency: string;
}

/** The store's products with these ids, in no particular order, with current prices and stock. */
export async function findProducts(
  db: Db,
  market: Market,
  ids: readonly string[],
): Promise<CatalogueProduct[]> {
  if (ids.length === 0) return [];
  const [products, colors, variants] = await Promise.all([
    findRows(db, market, ids),
    findColors(db, market, ids),
    findVariants(db, market, ids),
  ]);
  return products.map((row) => ({
    id: row.id,
    brand: row.brand,
    isNew: row.is_new,
    isUnlisted: row.is_unlisted,
    name: row.name,
    path: row.path,
    mainCategory: row.category_id === null ? null : { id: row.category_id, name: row.category_name ?? '' },
    colors: colors.get(row.id) ?? [],
    variants: variants.get(row.id) ?? [],
  }));
}

function findRows(db: Db, { storeId, culture }: Market, ids: readonly string[]) {
  return db
    .selectFrom('products as product')
    .innerJoin('product_texts as text', (join) =>
      join
        .onRef('text.store_id', '=', 'product.store_id')
        .onRef('text.product_id', '=', 'product.id')
        .on('text.culture', '=', culture),
    )
    .leftJoin('product_categories as main', (join) =>
      join
        .onRef('main.store_id', '=', 'product.store_id')
        .onRef('main.product_id', '=', 'product.id')
        .on('main.is_main', '=', true),
    )
    .leftJoin('category_texts as category', (join) =>
      join
        .onRef('category.store_id', '=', 'main.store_id')
        .onRef('category.category_id', '=', 'main.category_id')
        .on('category.culture', '=', culture),
    )
    .select([
      'product.id',
      'product.brand',
      'product.is_new',
      'product.is_unlisted',
      'text.name',
      'text.path',
      'main.category_id',
      'category.name as category_name',
    ])
    .where('product.store_id', '=', storeId)
    .where(isAnyOf('product.id', ids))
    .execute();
}

async function findColors(db: Db, { storeId, culture }: Market, ids: readonly string[]) {
  const rows = await db
    .selectFrom('product_colors')
    .select(['product_id', 'code', 'swatch', 'names', 'images'])
    .where('store_id', '=', storeId)
    .where(isAnyOf('product_id', ids))
    .orderBy('position')
    .execute();
  return groupByProduct(rows, ({ code, swatch, names, images }): CatalogueColor => {
    return { code, swatch, images, name: names[culture] ?? code };
  });
}

/** Variants without a price in the currency are not for sale. */
async function findVariants(db: Db, { storeId, currency }: Market, ids: readonly string[]) {
  const rows = await db
    .selectFrom('variants as variant')
    .innerJoin('prices as price', (join) =>
      join.onRef('price.store_id', '=', 'variant.store_id').onRef('price.variant_id', '=', 'variant.id'),
    )
    .select([
      'variant.id',
      'variant.product_id',
      'variant.color',
      'variant.size',
      'variant.sku',
      'variant.ean',
      'variant.is_lead',
      'variant.stock',
      'variant.available_from',
      'price.unit',
      'price.discounted',
      'price.prior',
    ])
    .where('variant.store_id', '=', storeId)
    .where(isAnyOf('variant.product_id', ids))
    .where('price.currency', '=', currency)
    .orderBy('variant.position')
    .execute();
  return groupByProduct(rows, (row): CatalogueVariant => {
    const { id, color, size, sku, ean, stock, unit, discounted, prior } = row;
    const price = { currency, unit, discounted, prior };
    return {
      id,
      color,
      size,
      sku,
      ean,
      isLead: row.is_lead,
      stock,
      availableFrom: row.available_from,
      price,
    };
  });
}

/** Uses the same statement for any number of ids, so that a connection prepares it once. */
export function isAnyOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;
}

function groupByProduct<Row extends { product_id: string }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    const group = groups.get(row.product_id);
    if (group) group.push(toItem(row));
    else groups.set(row.product_id, [toItem(row)]);
  }
  return groups;
}

export async function findProductTexts(
  db: Db,
  { storeId, culture }: Market,
  id: string,
): Promise<ProductTexts | undefined> {
  const row = await db
    .selectFrom('products as product')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.store_id', '=', 'product.store_id').onRef('text.product_id', '=', 'product.id'),
    )
    .leftJoin('size_guides as guide', (join) =>
      join.onRef('guide.store_id', '=', 'product.store_id').onRef('guide.id', '=', 'product.size_guide_id'),
    )
    .select(['guide.id as guideId', 'guide.texts as guideTexts', 'guide.measures', 'guide.rows'])
    .select(['manufacturer', 'responsible_person', 'durability_guarantee'])
    .select(columnsAsFields(PageTexts))
    .where('product.store_id', '=', storeId)
    .where('product.id', '=', id)
    .where('text.culture', '=', culture)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    guideId,
    guideTexts,
    measures,
    rows,
    responsible_person: responsiblePerson,
    durability_guarantee: durabilityGuarantee,
    ...texts
  } = row;
  const sizeGuide =
    guideId && guideTexts && measures && rows
      ? toSizeGuide({ id: guideId, texts: guideTexts, measures, rows }, culture)
      : null;
  return { warnings: [], ...withoutNulls({ ...texts, responsiblePerson, durabilityGuarantee }), sizeGuide };
}

/** A size guide in a culture; null if there is none. */
export async function findSizeGuide(
  db: Db,
  { storeId, culture }: Pick<Market, 'storeId' | 'culture'>,
  id: string,
): Promise<SizeGuide | null> {
  const row = await db
    .selectFrom('size_guides')
    .select(['id', 'texts', 'measures', 'rows'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSizeGuide(row, culture) : null;
}

/** The product id of each variant. */
export async function findProductIds(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<Map<string, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('store_id', '=', storeId)
    .where(isAnyOf('id', variantIds))
    .execute();
  return new Map(rows.map(({ id, product_id }) => [id, product_id]));
}

/** Listed products that share the most categories with a product, nearest position first. */
export async function findRelatedProductIds(
  db: Db,
  storeId: string,
  productId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id
    from products self
    join product_categories own on own.store_id = self.store_id and own.product_id = self.id
    join product_categories shared on shared.store_id = own.store_id and shared.category_id = own.category_id
    join products other on other.store_id = shared.store_id and other.id = shared.product_id
    where self.store_id = ${storeId} and self.id = ${productId} and other.id <> self.id and not other.is_unlisted
    group by other.id, other.position, self.position
    order by count(*) desc, abs(other.position - self.position), other.position
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
