import { sql } from 'kysely';
import type { Db } from '../db/database';
import { json } from '../db/json';
import { type WantedPrice, writePrices } from '../db/repositories/prices';
import type { ProductRow } from './store-data';

/** Locks variants in the order in which whoever pays locks them. */
export async function lockVariants(trx: Db, storeId: string, products: readonly ProductRow[]): Promise<void> {
  await sql`
    select 1 from variants where store_id = ${storeId} and id = any(${idsOf(products)}::text[])
    order by id for update`.execute(trx);
}

/** The stock of a variant that is there already moves by what the imports differ: what was sold meanwhile stays sold. */
export async function writeVariants(
  trx: Db,
  storeId: string,
  products: readonly ProductRow[],
  now: Date,
): Promise<void> {
  const variants = products.flatMap((product) =>
    product.colors.flatMap((color) =>
      color.variants.map((variant, index) => ({
        id: variant.id,
        position: index,
        product_id: product.id,
        color: color.code,
        size: variant.size,
        sku: variant.sku,
        ean: variant.ean,
        is_lead: index === 0,
        stock: variant.stock,
        available_from: variant.availableFrom ?? null,
      })),
    ),
  );
  await sql`
    insert into variants (store_id, id, product_id, color, size, sku, ean, position, is_lead,
      stock, imported_stock, available_from)
    select ${storeId}, id, product_id, color, size, sku, ean, position, is_lead, stock, stock, available_from
    from jsonb_to_recordset(${json(variants)}::jsonb) as row (id text, product_id text, color text, size text,
      sku text, ean text, position int, is_lead boolean, stock int, available_from date)
    on conflict (store_id, id) do update set
      product_id = excluded.product_id, color = excluded.color, size = excluded.size, sku = excluded.sku,
      ean = excluded.ean, position = excluded.position, is_lead = excluded.is_lead,
      stock = greatest(0, variants.stock + excluded.imported_stock - variants.imported_stock),
      imported_stock = excluded.imported_stock, available_from = excluded.available_from
  `.execute(trx);
  await sql`
    delete from prices where store_id = ${storeId} and variant_id = any(${idsOf(products)}::text[])`.execute(
    trx,
  );
  await writePrices(trx, storeId, products.flatMap(wantedPrices), now);
}

/** Takes away the variants that the products have no more. */
export async function removeVariants(
  trx: Db,
  storeId: string,
  products: readonly ProductRow[],
): Promise<void> {
  await sql`
    delete from variants
    where store_id = ${storeId} and product_id = any(${products.map(({ id }) => id)}::text[])
      and not (id = any(${idsOf(products)}::text[]))`.execute(trx);
}

const idsOf = (products: readonly ProductRow[]) =>
  products.flatMap(({ colors }) => colors.flatMap(({ variants }) => variants.map(({ id }) => id)));

/** Every variant of a product costs the same. */
function wantedPrices({ colors, prices }: ProductRow): WantedPrice[] {
  const variants = colors.flatMap((color) => color.variants);
  return Object.entries(prices).flatMap(([currency, { unit, discounted = null, prior = null, history }]) => {
    const told = history?.map(({ since, asked, isReduced = false }) => ({
      since: new Date(since),
      asked,
      isReduced,
    }));
    return variants.map(({ id: variantId }) => ({ variantId, currency, unit, discounted, prior, told }));
  });
}
