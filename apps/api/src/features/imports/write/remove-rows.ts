import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import type { StoreData } from '../store-data';

/** Tables whose rows have a store and an id. */
type EntryTable = {
  [Table in keyof Database]: Database[Table] extends { store_id: string; id: string } ? Table : never;
}[keyof Database];

/** Deletes the rows of entries, and dependent rows by cascade. */
export async function removeEntries(
  trx: Db,
  table: EntryTable,
  storeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from ${sql.table(table)} where store_id = ${storeId} and id = any(${ids}::text[])`.execute(trx);
}

/** Deletes the rows of products in a table, so that they can be inserted again. */
export async function removeOfProducts(
  trx: Db,
  table: 'product_texts' | 'product_categories' | 'product_colors' | 'product_add_ons',
  storeId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    delete from ${sql.table(table)}
    where store_id = ${storeId} and product_id = any(${productIds}::text[])`.execute(trx);
}

/** Deletes the rows of a store without stored source data, so that they are inserted again. Keeps products and stock. */
export async function clearStore(trx: Db, { store, products }: StoreData): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where store_id = ${store.id}`.execute(trx);
  await sql`
    delete from products
    where store_id = ${store.id} and not (id = any(${products.map(({ id }) => id)}::text[]))`.execute(trx);
}

const tables = [
  'store_cultures',
  'pages',
  'redirects',
  'vouchers',
  'categories',
  'size_guides',
  'product_add_ons',
  'add_ons',
  'players',
  'shipping_methods',
  'payment_methods',
] as const satisfies readonly (keyof Database)[];
