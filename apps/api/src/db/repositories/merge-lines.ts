import { sql } from 'kysely';
import { maxLineQuantity } from '../../contract/basket';
import type { Db } from '../database';

/**
 * Puts the lines of one basket behind those of another. Lines of the same variant and print become one, which holds no
 * more than a line may; whether there is enough in stock is for the shopper to see.
 */
export async function mergeLines(
  trx: Db,
  storeId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    insert into basket_lines (store_id, basket_id, id, variant_id, add_on_id, print, quantity, position)
    select store_id, ${into}::uuid, id, variant_id, add_on_id, print, quantity, position + (
      select coalesce(max(position), 0) from basket_lines where store_id = ${storeId} and basket_id = ${into}
    )
    from basket_lines
    where store_id = ${storeId} and basket_id = ${from}
    on conflict (store_id, basket_id, id) do update set
      quantity = least(basket_lines.quantity + excluded.quantity, ${maxLineQuantity}::int)`.execute(trx);
}
