import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import { findShipmentsOf, type ShipmentRow } from './shipments';

export type OrderRow = Selectable<Database['orders']>;
export type OrderLineRow = Selectable<Database['order_lines']>;

export interface OrderWithLines {
  order: OrderRow;
  lines: OrderLineRow[];
  shipments: ShipmentRow[];
}

/** Adds lines and shipments to an order. */
export async function withDetails(db: Db, order: OrderRow): Promise<OrderWithLines> {
  const lines = await findLinesOf(db, order.store_id, [order]);
  return { order, lines, shipments: await findShipmentsOf(db, order.store_id, [order.id]) };
}

/** Adds lines and shipments to orders of a store. */
export async function withAllDetails(
  db: Db,
  storeId: string,
  orders: readonly OrderRow[],
): Promise<OrderWithLines[]> {
  const lines = await findLinesOf(db, storeId, orders);
  const shipments = await findShipmentsOf(
    db,
    storeId,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    order,
    lines: lines.filter(({ order_id }) => order_id === order.id),
    shipments: shipments.filter(({ order_id }) => order_id === order.id),
  }));
}

async function findLinesOf(db: Db, storeId: string, orders: readonly OrderRow[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where(sql<boolean>`order_id = any(${orders.map(({ id }) => id)}::uuid[])`)
    .orderBy('position')
    .execute();
}
