import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { Print } from '../catalogue';

/** A line of a paid order with the print of a player, of which units are left to ship. */
export interface PlayerOrderRow {
  orderId: string;
  orderNumber: string;
  placedAt: Date;
  lineId: string;
  name: string;
  sku: string;
  left: number;
  print: Print;
  /** The player as they are now; null if they were removed. */
  player: { name: string; number: number; isActive: boolean } | null;
}

/** The lines of paid orders that are still to be printed with a player, the oldest order first. */
export async function findPlayerOrders(
  db: Db,
  storeId: string,
  playerId: string,
  limit: number,
): Promise<{ lines: PlayerOrderRow[]; total: number }> {
  const { rows } = await sql<PlayerOrderRow & { total: number }>`
    select o.id as "orderId", o.number as "orderNumber", o.placed_at as "placedAt", l.id as "lineId", l.name, l.sku,
      l.print, (l.quantity - coalesce(s.quantity, 0))::int as left,
      (select json_build_object('name', p.name, 'number', p.number, 'isActive', p.is_active)
        from players p where p.store_id = l.store_id and p.id = ${playerId}) as player,
      (count(*) over ())::int as total
    from order_lines l
    join orders o on o.store_id = l.store_id and o.id = l.order_id
    left join lateral (
      select sum(shipped.quantity) as quantity from shipment_lines shipped
      where shipped.store_id = l.store_id and shipped.order_id = l.order_id and shipped.line_id = l.id
    ) s on true
    where l.store_id = ${storeId} and l.print ->> 'playerId' = ${playerId} and o.status = 'Confirmed'
      and o.number is not null and l.quantity > coalesce(s.quantity, 0)
    order by o.placed_at, o.id, l.position
    limit ${limit}`.execute(db);
  return { lines: rows, total: rows[0]?.total ?? 0 };
}
