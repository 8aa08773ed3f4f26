import type { Db } from '../../../platform/database/database';

/** The current stock of each variant of the store. */
export async function findStockLevels(db: Db, storeId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
