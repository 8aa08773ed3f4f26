import type { Db } from '../../../platform/database/database';

/** A path without the culture's prefix. */
export interface CulturePath {
  culture: string;
  path: string;
}

/** The paths of a content page in every culture, by its path in one of them. */
export function findPagePaths(
  db: Db,
  storeId: string,
  { culture, path }: CulturePath,
): Promise<CulturePath[]> {
  return db
    .selectFrom('page_texts as known')
    .innerJoin('page_texts as text', (join) =>
      join.onRef('text.store_id', '=', 'known.store_id').onRef('text.page_id', '=', 'known.page_id'),
    )
    .select(['text.culture', 'text.path'])
    .where('known.store_id', '=', storeId)
    .where('known.culture', '=', culture)
    .where('known.path', '=', path)
    .execute();
}

export function findCategoryPaths(db: Db, storeId: string, categoryId: string): Promise<CulturePath[]> {
  return db
    .selectFrom('category_texts')
    .select(['culture', 'path'])
    .where('store_id', '=', storeId)
    .where('category_id', '=', categoryId)
    .execute();
}

export async function findVariantPaths(db: Db, storeId: string, variantId: string): Promise<CulturePath[]> {
  const rows = await db
    .selectFrom('variants as variant')
    .innerJoin('product_texts as text', (join) =>
      join
        .onRef('text.store_id', '=', 'variant.store_id')
        .onRef('text.product_id', '=', 'variant.product_id'),
    )
    .select(['text.culture', 'text.path'])
    .where('variant.store_id', '=', storeId)
    .where('variant.id', '=', variantId)
    .execute();
  return rows.map(({ culture, path }) => ({ culture, path: `${path}/p-${variantId}/` }));
}
