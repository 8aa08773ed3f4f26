import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import { queueWebhook } from '../../../platform/webhooks/queue-webhook';
import { announce } from '../../stores';
import { changesAvailability, type VariantQuantity } from '../stock';

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
): Promise<Shortage[]> {
  const levels = await lockVariants(trx, storeId, quantities);
  const shortages = quantities
    .map(({ variantId, quantity }) => ({ variantId, quantity, left: levels.get(variantId)?.stock ?? 0 }))
    .filter(({ quantity, left }) => quantity > left);
  if (shortages.length > 0) return shortages;
  await moveStock(trx, storeId, quantities, levels, -1);
  return [];
}

/** Returns quantities to stock. Variants that no longer exist are skipped. */
export async function returnStock(
  trx: Db,
  storeId: string,
  quantities: readonly VariantQuantity[],
): Promise<void> {
  await moveStock(trx, storeId, quantities, await lockVariants(trx, storeId, quantities), 1);
}

type Levels = ReadonlyMap<string, { stock: number; productId: string }>;

async function lockVariants(
  trx: Db,
  storeId: string,
  quantities: readonly VariantQuantity[],
): Promise<Levels> {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'stock', 'product_id'])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`id = any(${quantities.map(({ variantId }) => variantId)}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, stock, product_id }) => [id, { stock, productId: product_id }]));
}

async function moveStock(
  trx: Db,
  storeId: string,
  quantities: readonly VariantQuantity[],
  levels: Levels,
  direction: 1 | -1,
): Promise<void> {
  await sql`
    update variants set stock = variants.stock + ${direction}::int * moved.quantity
    from unnest(${quantities.map(({ variantId }) => variantId)}::text[], ${quantities.map(({ quantity }) => quantity)}::int[])
      as moved (id, quantity)
    where variants.store_id = ${storeId} and variants.id = moved.id`.execute(trx);
  const changedProductIds = quantities.flatMap(({ variantId, quantity }) => {
    const level = levels.get(variantId);
    return level && changesAvailability(level.stock, level.stock + direction * quantity)
      ? [level.productId]
      : [];
  });
  const variants = quantities.flatMap(({ variantId, quantity }) => {
    const level = levels.get(variantId);
    return level ? [{ variantId, stock: level.stock + direction * quantity }] : [];
  });
  if (variants.length > 0) await queueWebhook(trx, { storeId, type: 'stock.changed', data: { variants } });
  await announce(
    trx,
    storeId,
    [...new Set(changedProductIds)].map((id) => ({ type: 'product' as const, id })),
  );
}

/** The current stock of each variant of the store. */
export async function findStockLevels(db: Db, storeId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
