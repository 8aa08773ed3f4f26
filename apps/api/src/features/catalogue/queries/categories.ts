import type { Db } from '../../../platform/database/database';
import type { CategoryRecord } from '../products/category-tree';

/** Every category of the store in the culture, each level in its position order. */
export function findCategories(db: Db, storeId: string, culture: string): Promise<CategoryRecord[]> {
  return db
    .selectFrom('categories as category')
    .innerJoin('category_texts as text', (join) =>
      join.onRef('text.store_id', '=', 'category.store_id').onRef('text.category_id', '=', 'category.id'),
    )
    .select(['id', 'parent_id as parentId', 'image', 'name', 'path', 'description'])
    .select(['meta_title as metaTitle', 'meta_description as metaDescription'])
    .where('category.store_id', '=', storeId)
    .where('text.culture', '=', culture)
    .orderBy('position')
    .execute();
}
