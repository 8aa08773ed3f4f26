import { type Db, json } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { affectedIds } from './list-change';
import { removeEntries } from './remove-rows';
import type { StoreChange } from './store-change';

export async function writeCategories(trx: Db, change: StoreChange): Promise<void> {
  const { storeId, paths } = change;
  const categories = change.list('categories', ({ id, texts }, pathsOf) =>
    Object.keys(texts).map((culture) => pathsOf(culture)?.category(id)),
  );
  await removeEntries(trx, 'categories', storeId, affectedIds(categories));
  await insertRows(
    trx,
    'categories',
    categories.written.map(({ position, entry: { id, parentId, image } }) => ({
      store_id: storeId,
      id,
      parent_id: parentId,
      position,
      image: image && json(image),
    })),
  );
  await insertRows(
    trx,
    'category_texts',
    categories.written.flatMap(({ entry: { id, texts } }) =>
      Object.entries(texts).map(([culture, text]) => ({
        store_id: storeId,
        category_id: id,
        culture,
        name: text.name,
        path: paths(culture).category(id),
        description: text.description,
        meta_title: text.metaTitle,
        meta_description: text.metaDescription,
      })),
    ),
  );
}
