import type { Db } from '../database';

/** How many pieces of each variant of the store are left. */
export async function findStockLevels(db: Db, storeId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
