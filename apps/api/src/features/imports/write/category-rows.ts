import { toColumns } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { CategoryFields, CategoryTexts } from '../store-data';
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
    categories.written.map(({ position, entry }) => ({
      ...toColumns(CategoryFields, entry),
      store_id: storeId,
      position,
    })),
  );
  await insertRows(
    trx,
    'category_texts',
    categories.written.flatMap(({ entry: { id, texts } }) =>
      Object.entries(texts).map(([culture, text]) =>
        Object.assign(toColumns(CategoryTexts, text), {
          store_id: storeId,
          category_id: id,
          culture,
          path: paths(culture).category(id),
        }),
      ),
    ),
  );
}
