import { sql } from 'kysely';
import { maxLineQuantity } from '../../contract/basket';
import type { Shop } from '../../shop/shop';
import type { Db } from '../database';
import { availableStock } from './available-stock';

export interface Quantity {
  variantId: string;
  quantity: number;
}

/** What stands in the way of a change of lines. */
export type LineFault =
  | { kind: 'ordered' }
  | { kind: 'unknown'; variantId: string }
  | { kind: 'short'; variantId: string; left: number };

/**
 * Adds pieces of a variant in one statement; the basket's row is written with its first line.
 *
 * @returns what prevented it, undefined when it is done
 */
export async function addToLine(
  db: Db,
  { storeId, culture, currency }: Shop,
  basketId: string,
  { variantId, quantity }: Quantity,
): Promise<LineFault | undefined> {
  const { rows } = await sql<{ most: number | null; basketStatus: string | null; added: boolean }>`
    with wanted as (
      select v.id, least(${availableStock(storeId, basketId)}, ${maxLineQuantity}::int) as most
      from variants v
      join prices p on p.store_id = v.store_id and p.variant_id = v.id and p.currency = ${currency}
      where v.store_id = ${storeId} and v.id = ${variantId}
    ), basket as (
      insert into baskets (store_id, id, culture, currency)
      select ${storeId}, ${basketId}::uuid, ${culture}, ${currency} from wanted where most >= ${quantity}::int
      on conflict (store_id, id) do update
        set version = baskets.version + 1, culture = excluded.culture, currency = excluded.currency,
          updated_at = now()
        where baskets.status = 'open'
      returning id
    ), line as (
      insert into basket_lines (store_id, basket_id, id, variant_id, quantity, position)
      select ${storeId}, basket.id, wanted.id, wanted.id, ${quantity}, (
        select coalesce(max(position), 0) + 1 from basket_lines
        where store_id = ${storeId} and basket_id = ${basketId}
      )
      from basket, wanted
      on conflict (store_id, basket_id, id) do update
        set quantity = basket_lines.quantity + excluded.quantity
        where basket_lines.quantity + excluded.quantity <= (select most from wanted)
      returning 1
    )
    select (select most from wanted) as most, exists (select from line) as added,
      (select status from baskets where store_id = ${storeId} and id = ${basketId}) as "basketStatus"`.execute(
    db,
  );
  const { most, basketStatus, added } = rows[0] ?? { most: null, basketStatus: null, added: false };
  if (added) return undefined;
  if (basketStatus === 'ordered') return { kind: 'ordered' };
  if (most === null) return { kind: 'unknown', variantId };
  return { kind: 'short', variantId, left: most };
}

/**
 * Gives lines the quantities they shall have, 0 removes one; in a transaction that is given up when a fault comes back.
 *
 * @returns what prevented it, undefined when it is done
 */
export async function setLines(
  trx: Db,
  { storeId, culture, currency }: Shop,
  basketId: string,
  lines: readonly Quantity[],
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
  const removed = lines.filter(({ quantity }) => quantity === 0).map(({ variantId }) => variantId);
  await sql`
    delete from basket_lines
    where store_id = ${storeId} and basket_id = ${basketId} and variant_id = any(${removed}::text[])`.execute(
    trx,
  );
  await sql`
    insert into basket_lines (store_id, basket_id, id, variant_id, quantity, position)
    select ${storeId}, ${basketId}::uuid, row.id, row.id, row.quantity, row.position + (
      select coalesce(max(position), 0) from basket_lines where store_id = ${storeId} and basket_id = ${basketId}
    )
    from unnest(${lines.map((line) => line.variantId)}::text[], ${lines.map((line) => line.quantity)}::int[])
      with ordinality as row (id, quantity, position)
    where row.quantity > 0
    on conflict (store_id, basket_id, id) do update set quantity = excluded.quantity`.execute(trx);
  return undefined;
}

async function findFault(
  trx: Db,
  { storeId, currency }: Pick<Shop, 'storeId' | 'currency'>,
  basketId: string,
  lines: readonly Quantity[],
): Promise<LineFault | undefined> {
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) return undefined;
  const { rows } = await sql<{ id: string; stock: number }>`
    select v.id, ${availableStock(storeId, basketId)} as stock
    from variants v
    join prices p on p.store_id = v.store_id and p.variant_id = v.id and p.currency = ${currency}
    where v.store_id = ${storeId} and v.id = any(${wanted.map(({ variantId }) => variantId)}::text[])`.execute(
    trx,
  );
  const stockOf = new Map(rows.map(({ id, stock }) => [id, stock]));
  for (const { variantId, quantity } of wanted) {
    const stock = stockOf.get(variantId);
    if (stock === undefined) return { kind: 'unknown', variantId };
    if (quantity > stock) return { kind: 'short', variantId, left: stock };
  }
  return undefined;
}
