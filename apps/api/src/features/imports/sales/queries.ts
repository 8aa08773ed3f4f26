import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { Sale } from './sale-times';

const saleColumns = sql`
  id, product_id as "productId", prices, starts_at as "startsAt", ends_at as "endsAt", state,
  prices_before as "pricesBefore", problem`;

async function findSalesWhere(db: Db, condition: RawBuilder<unknown>): Promise<Sale[]> {
  const { rows } = await sql<Sale>`select ${saleColumns} from planned_sales where ${condition}`.execute(db);
  return rows;
}

/** The sales of a product, the latest first. */
export const findSales = (db: Db, storeId: string, productId: string): Promise<Sale[]> =>
  findSalesWhere(
    db,
    sql`store_id = ${storeId} and product_id = ${productId} order by starts_at desc, id limit 50`,
  );

/** The sales of products that have not ended, the earliest first. */
export const findOpenSales = (db: Db, storeId: string, productIds: readonly string[]): Promise<Sale[]> =>
  findSalesWhere(
    db,
    sql`store_id = ${storeId} and product_id = any(${productIds}::text[]) and state in ('planned', 'running')
      order by starts_at`,
  );

/** Locks a sale of a product. */
export async function lockSale(
  trx: Db,
  { storeId, productId, id }: { storeId: string; productId: string; id: string },
): Promise<Sale | undefined> {
  const [sale] = await findSalesWhere(
    trx,
    sql`store_id = ${storeId} and product_id = ${productId} and id = ${id}::uuid for update`,
  );
  return sale;
}

/** The keys of sales of all stores that begin or end by now. */
export async function findDueSales(
  db: Db,
  now: Date,
): Promise<{ storeId: string; productId: string; id: string }[]> {
  const { rows } = await sql<{ storeId: string; productId: string; id: string }>`
    select store_id as "storeId", product_id as "productId", id from planned_sales
    where state in ('planned', 'running') and starts_at <= ${now}
      and (state = 'planned' or ends_at <= ${now})
    order by starts_at limit 200`.execute(db);
  return rows;
}

/**
 * Makes others that plan sales of the products wait. The order of the ids is that of the locks, so two calls never wait
 * for each other.
 * @returns the ids of those that exist
 */
export async function lockProducts(trx: Db, storeId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertSale(trx: Db, storeId: string, sale: Sale, now: Date): Promise<void> {
  await trx
    .insertInto('planned_sales')
    .values({
      store_id: storeId,
      id: sale.id,
      product_id: sale.productId,
      prices: json(sale.prices),
      starts_at: sale.startsAt,
      ends_at: sale.endsAt,
      state: sale.state,
      prices_before: null,
      problem: null,
      created_at: now,
    })
    .execute();
}

export async function updateSale(
  db: Db,
  storeId: string,
  id: string,
  {
    state,
    pricesBefore,
    problem = null,
  }: Pick<Sale, 'state'> & Partial<Pick<Sale, 'pricesBefore' | 'problem'>>,
): Promise<void> {
  await db
    .updateTable('planned_sales')
    .set({ state, problem, ...(pricesBefore && { prices_before: json(pricesBefore) }) })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
