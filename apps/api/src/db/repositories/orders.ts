import { type Insertable, type Selectable, sql } from 'kysely';
import type { OrderStatus } from '../../contract/order';
import { statesBefore } from '../../domain/order-status';
import type { Database, Db } from '../database';
import { json } from '../json';
import type { Pieces } from './stock';

export type OrderRow = Selectable<Database['orders']>;
export type OrderLineRow = Selectable<Database['order_lines']>;

export interface OrderWithLines {
  order: OrderRow;
  lines: OrderLineRow[];
}

type NewOrder = Insertable<Database['orders']>;
type NewOrderLine = Insertable<Database['order_lines']>;

const firstNumber = 100_001;

export async function insertOrder(trx: Db, order: NewOrder, lines: readonly NewOrderLine[]): Promise<void> {
  await trx.insertInto('orders').values(order).execute();
  await trx
    .insertInto('order_lines')
    .values([...lines])
    .execute();
  await noteOrderEvent(trx, { storeId: order.store_id, orderId: order.id, type: 'Open' });
}

/** Appends to what happened to an order; no entry is ever changed or removed. */
export async function noteOrderEvent(
  trx: Db,
  event: { storeId: string; orderId: string; type: string; details?: Record<string, unknown> },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      store_id: event.storeId,
      order_id: event.orderId,
      type: event.type,
      details: json(event.details ?? {}),
    })
    .execute();
}

/** Gives the order its number and confirms it; the number is the store's next. */
export async function confirmOrder(
  trx: Db,
  { storeId, orderId, placedAt }: { storeId: string; orderId: string; placedAt: Date },
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    with counted as (
      insert into order_numbers as n (store_id, next) values (${storeId}, ${firstNumber + 1}::int)
      on conflict (store_id) do update set next = n.next + 1
      returning next - 1 as number
    )
    update orders set status = 'Confirmed', placed_at = ${placedAt},
      number = (select order_prefix from stores where id = ${storeId}) || (select number from counted)
    where store_id = ${storeId} and id = ${orderId} and status = any(${statesBefore('Confirmed')}::text[])
    returning number`.execute(trx);
  const [confirmed] = rows;
  if (!confirmed) throw new Error(`The order ${orderId} cannot be confirmed.`);
  await noteOrderEvent(trx, { storeId, orderId, type: 'Confirmed', details: { number: confirmed.number } });
}

/** Cancels the order where it is still open. */
export async function cancelOrder(
  trx: Db,
  { storeId, orderId, details }: { storeId: string; orderId: string; details: Record<string, unknown> },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ status: 'Cancelled' satisfies OrderStatus })
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .where('status', '=', 'Open')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await noteOrderEvent(trx, { storeId, orderId, type: 'Cancelled', details });
}

/** What an order is made of. */
export async function findOrderedPieces(db: Db, storeId: string, orderId: string): Promise<Pieces[]> {
  const { rows } = await sql<Pieces>`
    select variant_id as "variantId", sum(quantity)::int as quantity
    from order_lines
    where store_id = ${storeId} and order_id = ${orderId}
    group by variant_id`.execute(db);
  return rows;
}

/** The order that a basket became, with its lines. */
export async function findPlacedOrder(
  db: Db,
  storeId: string,
  basketId: string,
): Promise<OrderWithLines | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('basket_id', '=', basketId)
    .where('status', 'in', ['Confirmed', 'Complete'])
    .executeTakeFirst();
  return order && { order, lines: await findOrderLines(db, order) };
}

/** An order with its lines, whatever became of it. */
export async function findOrder(db: Db, storeId: string, id: string): Promise<OrderWithLines | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return order && { order, lines: await findOrderLines(db, order) };
}

async function findOrderLines(db: Db, { store_id, id }: OrderRow): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
}
