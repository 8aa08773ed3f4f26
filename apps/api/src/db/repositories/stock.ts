import { sql } from 'kysely';
import { changesAvailability, type VariantQuantity } from '../../domain/stock';
import type { Db } from '../database';
import { announce } from './outbox';

export type { VariantQuantity };

/** A variant of which there are too few. */
export interface Shortage {
  variantId: string;
  left: number;
}

/**
 * Takes pieces out of the stock, all or none. Variants are locked in the order of their ids, so that two baskets with
 * the same variants never wait for each other.
 *
 * @param pieces each variant once
 * @returns what there is too little of; empty when all is taken
 */
export async function takeStock(
  trx: Db,
  storeId: string,
  pieces: readonly VariantQuantity[],
): Promise<Shortage[]> {
  const levels = await lockVariants(trx, storeId, pieces);
  const shortages = pieces
    .map(({ variantId, quantity }) => ({ variantId, quantity, left: levels.get(variantId)?.stock ?? 0 }))
    .filter(({ quantity, left }) => quantity > left);
  if (shortages.length > 0) return shortages;
  await moveStock(trx, storeId, pieces, levels, -1);
  return [];
}

/** Puts pieces back on sale. Those of variants that are no longer sold are dropped. */
export async function returnStock(
  trx: Db,
  storeId: string,
  pieces: readonly VariantQuantity[],
): Promise<void> {
  await moveStock(trx, storeId, pieces, await lockVariants(trx, storeId, pieces), 1);
}

type Levels = ReadonlyMap<string, { stock: number; productId: string }>;

async function lockVariants(trx: Db, storeId: string, pieces: readonly VariantQuantity[]): Promise<Levels> {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'stock', 'product_id'])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`id = any(${pieces.map(({ variantId }) => variantId)}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, stock, product_id }) => [id, { stock, productId: product_id }]));
}

async function moveStock(
  trx: Db,
  storeId: string,
  pieces: readonly VariantQuantity[],
  levels: Levels,
  direction: 1 | -1,
): Promise<void> {
  await sql`
    update variants set stock = variants.stock + ${direction}::int * moved.quantity
    from unnest(${pieces.map(({ variantId }) => variantId)}::text[], ${pieces.map(({ quantity }) => quantity)}::int[])
      as moved (id, quantity)
    where variants.store_id = ${storeId} and variants.id = moved.id`.execute(trx);
  const flipped = pieces.flatMap(({ variantId, quantity }) => {
    const level = levels.get(variantId);
    return level && changesAvailability(level.stock, level.stock + direction * quantity)
      ? [level.productId]
      : [];
  });
  await announce(
    trx,
    storeId,
    [...new Set(flipped)].map((id) => ({ type: 'product' as const, id })),
  );
}
