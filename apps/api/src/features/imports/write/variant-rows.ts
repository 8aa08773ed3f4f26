import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import { type NewPrice, type ProductRow, writePrices } from '../../catalogue';
import { affectedIds, type ListChange } from './list-change';

/** Inserts new variants. */
export async function addVariants(trx: Db, storeId: string, products: readonly ProductRow[]): Promise<void> {
  await sql`
    insert into variants (store_id, id, product_id, color, size, sku, ean, position, is_lead,
      stock, imported_stock, available_from)
    select ${storeId}, id, product_id, color, size, sku, ean, position, is_lead, stock, stock, available_from
    from ${rowsOf(products)}
    on conflict (store_id, id) do nothing`.execute(trx);
}

/**
 * Updates changed variants and deletes removed ones. From here to the end of the transaction, payments for these variants
 * wait; variants are locked in the same order as by payments.
 *
 * Stock changes by the difference between the imports, so that units sold in the meantime stay sold. `imported_stock` is
 * the quantity that the stock is calculated from and never less than the units sold: a lower import is first offset
 * against those.
 */
export async function changeVariants(
  trx: Db,
  storeId: string,
  products: ListChange<ProductRow>,
): Promise<void> {
  const written = products.written.map(({ entry }) => entry);
  const rows = rowsOf(written);
  await sql`
    select 1 from variants v left join ${rows} on row.id = v.id
    where v.store_id = ${storeId}
      and case when row.id is null then v.product_id = any(${affectedIds(products)}::text[]) else ${differs} end
    order by v.id for no key update of v`.execute(trx);
  await sql`
    with moved as (
      update variants v set
        product_id = row.product_id, color = row.color, size = row.size, sku = row.sku, ean = row.ean,
        position = row.position, is_lead = row.is_lead, available_from = row.available_from,
        stock = greatest(0, v.stock + row.stock - v.imported_stock),
        imported_stock = greatest(row.stock, v.imported_stock - v.stock)
      from ${rows} join variants old on old.store_id = ${storeId} and old.id = row.id
      where v.store_id = ${storeId} and v.id = row.id and ${differs}
      returning v.id, old.stock as stock_before, v.stock as stock_after
    )
    insert into stock_movements (store_id, variant_id, stock_before, stock_after, reason)
    select ${storeId}, id, stock_before, stock_after, 'imported'
    from moved where stock_before <> stock_after`.execute(trx);
  await sql`
    delete from variants
    where store_id = ${storeId} and product_id = any(${written.map(({ id }) => id)}::text[])
      and not (id = any(${idsOf(written)}::text[]))`.execute(trx);
}

/** Writes the prices of products for their variants. */
export async function setPrices(
  trx: Db,
  storeId: string,
  products: readonly ProductRow[],
  now: Date,
): Promise<void> {
  await sql`
    delete from prices where store_id = ${storeId} and variant_id = any(${idsOf(products)}::text[])`.execute(
    trx,
  );
  await writePrices(trx, storeId, products.flatMap(wantedPrices), now);
}

const differs = sql`
  (v.product_id, v.color, v.size, v.sku, v.ean, v.position, v.is_lead, v.imported_stock, v.available_from)
  is distinct from
  (row.product_id, row.color, row.size, row.sku, row.ean, row.position, row.is_lead, row.stock, row.available_from)`;

function rowsOf(products: readonly ProductRow[]) {
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
  return sql`
    jsonb_to_recordset(${json(variants)}::jsonb) as row (id text, product_id text, color text, size text,
      sku text, ean text, position int, is_lead boolean, stock int, available_from date)`;
}

const idsOf = (products: readonly ProductRow[]) =>
  products.flatMap(({ colors }) => colors.flatMap(({ variants }) => variants.map(({ id }) => id)));

/** All variants of a product have the same price. */
function wantedPrices({ colors, prices }: ProductRow): NewPrice[] {
  const variants = colors.flatMap((color) => color.variants);
  return Object.entries(prices).flatMap(([currency, { unit, discounted = null, prior = null, history }]) => {
    const importedHistory = history?.map(({ since, asked, isReduced = false }) => ({
      since: new Date(since),
      asked,
      isReduced,
    }));
    return variants.map(({ id: variantId }) => ({
      variantId,
      currency,
      unit,
      discounted,
      prior,
      importedHistory,
    }));
  });
}
