import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { Shipment } from './contract';

export type ShipmentRow = Selectable<Database['shipments']> & Pick<Shipment, 'lines'>;

type NewShipment = Insertable<Database['shipments']> & Pick<Shipment, 'lines'>;

/** Records a shipment of a locked order. */
export async function insertShipment(trx: Db, { lines, ...shipment }: NewShipment): Promise<void> {
  const { store_id, id: shipment_id, order_id } = shipment;
  await trx.insertInto('shipments').values(shipment).execute();
  await trx
    .insertInto('shipment_lines')
    .values(
      lines.map(({ lineId, quantity }) => ({ store_id, shipment_id, order_id, line_id: lineId, quantity })),
    )
    .execute();
}

/** The shipments of orders, oldest first, each with its lines in the order of the order's lines. */
export async function findShipmentsOf(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
): Promise<ShipmentRow[]> {
  const shipments = await db
    .selectFrom('shipments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where(sql<boolean>`order_id = any(${[...orderIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (shipments.length === 0) return [];
  const lines = await db
    .selectFrom('shipment_lines as shipped')
    .innerJoin('order_lines as ordered', (join) =>
      join
        .onRef('ordered.store_id', '=', 'shipped.store_id')
        .onRef('ordered.order_id', '=', 'shipped.order_id')
        .onRef('ordered.id', '=', 'shipped.line_id'),
    )
    .select(['shipped.shipment_id', 'shipped.line_id', 'shipped.quantity'])
    .where('shipped.store_id', '=', storeId)
    .where(sql<boolean>`shipped.order_id = any(${[...orderIds]}::uuid[])`)
    .orderBy('ordered.position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.shipment_id);
  return shipments.map((shipment) =>
    Object.assign(shipment, {
      lines: (linesOf.get(shipment.id) ?? []).map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
    }),
  );
}

/** How many of each order line have not been shipped. Lines that were shipped completely are missing. */
export function leftToShip({
  lines,
  shipments,
}: {
  lines: readonly { id: string; quantity: number }[];
  shipments: readonly Pick<Shipment, 'lines'>[];
}): Map<string, number> {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { lineId, quantity } of shipments.flatMap((shipment) => shipment.lines))
    left.set(lineId, (left.get(lineId) ?? 0) - quantity);
  return new Map([...left].filter(([, quantity]) => quantity > 0));
}
