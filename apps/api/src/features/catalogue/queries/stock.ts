import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { queueWebhook } from '../../../platform/webhooks/queue-webhook';
import { announce } from '../../stores';
import { changesAvailability, type VariantQuantity } from '../stock';
import type { StockCause } from '../stock-movements/stock-reason';

export type { VariantQuantity };

/** A variant without enough stock. */
export interface Shortage {
  variantId: string;
  left: number;
}

/**
 * Takes quantities out of stock, all or none. Variants are locked in the order of their ids, so that two baskets with
 * the same variants cannot deadlock.
 *
 * @param quantities each variant once
 * @returns the shortages; empty on success
 */
export async function takeStock(
  trx: Db,
  storeId: string,
  quantities: readonly VariantQuantity[],
  cause: StockCause,
): Promise<Shortage[]> {
  const levels = await lockStock(trx, storeId, idsOf(quantities));
  const shortages = quantities
    .map(({ variantId, quantity }) => ({ variantId, quantity, left: levels.get(variantId)?.stock ?? 0 }))
    .filter(({ quantity, left }) => quantity > left);
  if (shortages.length > 0) return shortages;
  const taken = quantities.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
  await moveStock(trx, storeId, taken, { levels, cause });
  return [];
}

/** Returns quantities to stock. Variants that no longer exist are skipped. */
export async function returnStock(
  trx: Db,
  storeId: string,
  quantities: readonly VariantQuantity[],
  cause: StockCause,
): Promise<void> {
  const levels = await lockStock(trx, storeId, idsOf(quantities));
  await moveStock(trx, storeId, quantities, { levels, cause });
}

/** The stock and the products of locked variants. */
export type Levels = ReadonlyMap<string, { stock: number; productId: string }>;

/** Locks variants, in the order of their ids. */
export async function lockStock(trx: Db, storeId: string, variantIds: readonly string[]): Promise<Levels> {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'stock', 'product_id'])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`id = any(${variantIds}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, stock, product_id }) => [id, { stock, productId: product_id }]));
}

/**
 * Changes the stock of locked variants, records the movements, and announces what the shop shows otherwise.
 *
 * @param quantities what to add; negative to take
 */
export async function moveStock(
  trx: Db,
  storeId: string,
  quantities: readonly VariantQuantity[],
  { levels, cause }: { levels: Levels; cause: StockCause },
): Promise<void> {
  const { reason, note = '', orderId = null, actor } = cause;
  await sql`
    with moved as (
      update variants set stock = variants.stock + given.quantity
      from unnest(${idsOf(quantities)}::text[], ${quantities.map(({ quantity }) => quantity)}::int[])
        as given (id, quantity)
      where variants.store_id = ${storeId} and variants.id = given.id
      returning variants.id, variants.stock, given.quantity
    )
    insert into stock_movements (store_id, variant_id, stock_before, stock_after, reason, note, order_id,
      actor_kind, actor_id, actor_name)
    select ${storeId}, id, stock - quantity, stock, ${reason}::text, ${note}::text, ${orderId}::uuid,
      ${actor?.kind ?? null}::text, ${actor?.id ?? null}::text, ${actor?.name ?? null}::text
    from moved`.execute(trx);
  const changed = quantities.flatMap(({ variantId, quantity }) => {
    const level = levels.get(variantId);
    return level && quantity !== 0 ? [{ ...level, variantId, after: level.stock + quantity }] : [];
  });
  const variants = changed.map(({ variantId, after }) => ({ variantId, stock: after }));
  if (variants.length > 0) await queueWebhook(trx, { storeId, type: 'stock.changed', data: { variants } });
  const productIds = changed
    .filter(({ stock, after }) => changesAvailability(stock, after))
    .map(({ productId }) => productId);
  await announce(
    trx,
    storeId,
    [...new Set(productIds)].map((id) => ({ type: 'product' as const, id })),
  );
}

const idsOf = (quantities: readonly VariantQuantity[]) => quantities.map(({ variantId }) => variantId);

/** The current stock of each variant of the store. */
export async function findStockLevels(db: Db, storeId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
