import { columnNames, toColumns } from '../../../platform/database/columns';
import { type Db, json } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { ProductFields, type ProductRow, ProductTexts } from '../store-data';
import type { ListChange } from './list-change';
import type { Positioned } from './positions';
import { removeEntries, removeOfProducts } from './remove-rows';
import type { StoreChange } from './store-change';
import { addVariants, setPrices } from './variant-rows';

const batchSize = 200;

/** The changed products, including those whose path changes with their category's. */
export function productsOf(change: StoreChange): ListChange<ProductRow> {
  return change.list('products', (product, pathsOf) =>
    Object.keys(product.texts).map((culture) => pathsOf(culture)?.product(product)),
  );
}

/**
 * Writes products with their colours, new variants and all prices. `changeVariants` updates existing variants, and
 * `removeProducts` deletes removed products.
 * @param onProgress called with the share written, from 0 to 1; the next batch waits for it
 */
export async function writeProducts(
  trx: Db,
  { storeId, paths }: Pick<StoreChange, 'storeId' | 'paths'>,
  { written }: ListChange<ProductRow>,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const now = new Date();
  const ids = written.map(({ entry }) => entry.id);
  for (const table of ['product_texts', 'product_categories', 'product_colors'] as const)
    await removeOfProducts(trx, table, storeId, ids);
  for (let from = 0; from < written.length; from += batchSize) {
    const batch = written.slice(from, from + batchSize);
    const products = batch.map(({ entry }) => entry);
    await writeProductRows(trx, storeId, batch);
    await writeTexts(trx, storeId, batch, paths);
    await writeMemberships(trx, storeId, batch);
    await writeColors(trx, storeId, batch);
    await addVariants(trx, storeId, products);
    await setPrices(trx, storeId, products, now);
    await onProgress((from + batch.length) / written.length);
  }
}

/** Deletes removed products with their variants. */
export async function removeProducts(
  trx: Db,
  storeId: string,
  { removed }: ListChange<ProductRow>,
): Promise<void> {
  await removeEntries(
    trx,
    'products',
    storeId,
    removed.map(({ id }) => id),
  );
}

type Batch = readonly Positioned<ProductRow>[];

async function writeProductRows(trx: Db, storeId: string, batch: Batch): Promise<void> {
  const columns = ['position' as const, ...columnNames(ProductFields)];
  const rows = batch.map(({ position, entry }) => ({
    ...toColumns(ProductFields, entry),
    store_id: storeId,
    position,
  }));
  await trx
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'id'])
        .doUpdateSet((expression) =>
          Object.fromEntries(columns.map((name) => [name, expression.ref(`excluded.${name}`)])),
        ),
    )
    .execute();
}

function writeTexts(trx: Db, storeId: string, batch: Batch, paths: StoreChange['paths']): Promise<void> {
  return insertRows(
    trx,
    'product_texts',
    batch.flatMap(({ entry }) =>
      Object.entries(entry.texts).map(([culture, text]) =>
        Object.assign(toColumns(ProductTexts, { ...text, warnings: text.warnings ?? [] }), {
          store_id: storeId,
          product_id: entry.id,
          culture,
          path: paths(culture).product(entry),
        }),
      ),
    ),
  );
}

function writeMemberships(trx: Db, storeId: string, batch: Batch): Promise<void> {
  return insertRows(
    trx,
    'product_categories',
    batch.flatMap(({ position, entry: { id, categoryIds } }) =>
      categoryIds.map((categoryId, index) => ({
        store_id: storeId,
        product_id: id,
        category_id: categoryId,
        is_main: index === 0,
        position,
      })),
    ),
  );
}

function writeColors(trx: Db, storeId: string, batch: Batch): Promise<void> {
  return insertRows(
    trx,
    'product_colors',
    batch.flatMap(({ entry: { id, colors } }) =>
      colors.map(({ code, swatch, name, images }, position) => ({
        store_id: storeId,
        product_id: id,
        code,
        position,
        swatch: json(swatch),
        names: json(name),
        images: json(images),
      })),
    ),
  );
}
