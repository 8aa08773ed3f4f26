import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import { maxLineQuantity, type Print } from '../../catalogue';
import type { Shop } from '../../stores';
import { maxBasketLines } from '../basket-limits';
import { availableStock } from './baskets';

/** A line to add or set, including its print. */
export interface RequestedLine {
  /** Derived from the variant and the print. */
  id: string;
  variantId: string;
  quantity: number;
  /** The id of the add-on's relation to the product; empty without a print. */
  addOnId: string;
  print: Print | null;
}

/** Why a change of lines is rejected. */
export type LineFault =
  | { kind: 'ordered' }
  | { kind: 'full' }
  | { kind: 'unknown'; lineId: string }
  | { kind: 'short'; lineId: string; variantId: string; left: number };

/**
 * Adds a quantity to a line in one statement. Inserts the basket's row with its first line. All lines of a variant
 * share its stock.
 *
 * @returns the fault; undefined on success
 */
export async function addToLine(
  db: Db,
  { storeId, culture, currency }: Shop,
  basketId: string,
  { id: lineId, variantId, quantity, addOnId, print }: RequestedLine,
): Promise<LineFault | undefined> {
  const { rows } = await sql<{
    available: number | null;
    others: number;
    basketStatus: string | null;
    added: boolean;
  }>`
    with other_lines as (
      select coalesce(sum(quantity) filter (where variant_id = ${variantId}), 0)::int as units,
        count(*)::int as lines
      from basket_lines
      where store_id = ${storeId} and basket_id = ${basketId} and id <> ${lineId}
    ), requested as (
      select v.id, least(${availableStock(storeId, basketId)}, ${maxLineQuantity}::int) as available
      from variants v
      join prices p on p.store_id = v.store_id and p.variant_id = v.id and p.currency = ${currency}
      where v.store_id = ${storeId} and v.id = ${variantId}
    ), basket as (
      insert into baskets (store_id, id, culture, currency)
      select ${storeId}, ${basketId}::uuid, ${culture}, ${currency} from requested, other_lines
      where available >= other_lines.units + ${quantity}::int and other_lines.lines < ${maxBasketLines}::int
      on conflict (store_id, id) do update
        set version = baskets.version + 1, culture = excluded.culture, currency = excluded.currency,
          updated_at = now()
        where baskets.status = 'open'
      returning id
    ), line as (
      insert into basket_lines (store_id, basket_id, id, variant_id, add_on_id, print, quantity, position)
      select ${storeId}, basket.id, ${lineId}, requested.id, ${addOnId}, ${print && json(print)}::jsonb, ${quantity}, (
        select coalesce(max(position), 0) + 1 from basket_lines
        where store_id = ${storeId} and basket_id = ${basketId}
      )
      from basket, requested
      on conflict (store_id, basket_id, id) do update
        set quantity = basket_lines.quantity + excluded.quantity, print = excluded.print
        where basket_lines.quantity + excluded.quantity <= (select available - units from requested, other_lines)
      returning 1
    )
    select (select available from requested) as available, (select lines from other_lines) as others, exists (select from line) as added,
      (select status from baskets where store_id = ${storeId} and id = ${basketId}) as "basketStatus"`.execute(
    db,
  );
  const { available, others, basketStatus, added } = rows[0] ?? {
    available: null,
    others: 0,
    basketStatus: null,
    added: false,
  };
  if (added) return undefined;
  if (basketStatus !== null && basketStatus !== 'open') return { kind: 'ordered' };
  if (available === null) return { kind: 'unknown', lineId };
  if (others >= maxBasketLines) return { kind: 'full' };
  return { kind: 'short', lineId, variantId, left: available };
}

/**
 * Sets line quantities; 0 removes a line. The transaction must be rolled back if a fault is returned.
 *
 * @returns the fault; undefined on success
 */
export async function setLines(
  trx: Db,
  { storeId, culture, currency }: Shop,
  basketId: string,
  lines: readonly RequestedLine[],
): Promise<LineFault | undefined> {
  const basket = await sql`
    insert into baskets (store_id, id, culture, currency)
    values (${storeId}, ${basketId}, ${culture}, ${currency})
    on conflict (store_id, id) do update
      set version = baskets.version + 1, culture = excluded.culture, currency = excluded.currency,
        updated_at = now()
      where baskets.status = 'open'
    returning id`.execute(trx);
  if (basket.rows.length === 0) return { kind: 'ordered' };

  const fault = await findFault(trx, { storeId, currency }, basketId, lines);
  if (fault) return fault;
  const removed = lines.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  await sql`
    delete from basket_lines
    where store_id = ${storeId} and basket_id = ${basketId} and id = any(${removed}::text[])`.execute(trx);
  await sql`
    insert into basket_lines (store_id, basket_id, id, variant_id, add_on_id, print, quantity, position)
    select ${storeId}, ${basketId}::uuid, row.id, row.variant_id, row.add_on_id, row.print::jsonb, row.quantity, row.position + (
      select coalesce(max(position), 0) from basket_lines where store_id = ${storeId} and basket_id = ${basketId}
    )
    from unnest(
      ${lines.map(({ id }) => id)}::text[], ${lines.map(({ variantId }) => variantId)}::text[],
      ${lines.map(({ addOnId }) => addOnId)}::text[], ${lines.map(({ print }) => print && json(print))}::text[],
      ${lines.map(({ quantity }) => quantity)}::int[]
    ) with ordinality as row (id, variant_id, add_on_id, print, quantity, position)
    where row.quantity > 0
    on conflict (store_id, basket_id, id) do update set quantity = excluded.quantity, print = excluded.print`.execute(
    trx,
  );
  return (await countLines(trx, storeId, basketId)) > maxBasketLines ? { kind: 'full' } : undefined;
}

async function countLines(trx: Db, storeId: string, basketId: string): Promise<number> {
  const { lines } = await trx
    .selectFrom('basket_lines')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('store_id', '=', storeId)
    .where('basket_id', '=', basketId)
    .executeTakeFirstOrThrow();
  return lines;
}

/** Checks that all lines of a variant, including unchanged ones, do not exceed its stock. */
async function findFault(
  trx: Db,
  { storeId, currency }: Pick<Shop, 'storeId' | 'currency'>,
  basketId: string,
  lines: readonly RequestedLine[],
): Promise<LineFault | undefined> {
  const changed = lines.filter(({ quantity }) => quantity > 0);
  if (changed.length === 0) return undefined;
  const { rows } = await sql<{ id: string; stock: number; units: number }>`
    select v.id, ${availableStock(storeId, basketId)} as stock, (
      select coalesce(sum(l.quantity), 0)::int from basket_lines l
      where l.store_id = ${storeId} and l.basket_id = ${basketId} and l.variant_id = v.id
        and not l.id = any(${lines.map(({ id }) => id)}::text[])
    ) as units
    from variants v
    join prices p on p.store_id = v.store_id and p.variant_id = v.id and p.currency = ${currency}
    where v.store_id = ${storeId} and v.id = any(${changed.map(({ variantId }) => variantId)}::text[])`.execute(
    trx,
  );
  const variants = new Map(rows.map((row) => [row.id, row]));
  for (const { id: lineId, variantId, quantity } of changed) {
    const variant = variants.get(variantId);
    if (!variant) return { kind: 'unknown', lineId };
    variant.units += quantity;
    if (variant.units > Math.min(variant.stock, maxLineQuantity))
      return { kind: 'short', lineId, variantId, left: variant.stock };
  }
  return undefined;
}
