import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { VariantQuantity } from '../catalogue';
import type { OrderStatus } from './contract';
import { type OrderRow, type OrderWithLines, withDetails } from './order-details';
import { recordOrderEvent } from './order-events';

type NewOrder = Insertable<Database['orders']>;
type NewOrderLine = Insertable<Database['order_lines']>;

const firstNumber = 100_001;

export async function insertOrder(trx: Db, order: NewOrder, lines: readonly NewOrderLine[]): Promise<void> {
  await trx.insertInto('orders').values(order).execute();
  await trx
    .insertInto('order_lines')
    .values([...lines])
    .execute();
  await recordOrderEvent(trx, {
    storeId: order.store_id,
    orderId: order.id,
    type: 'Open',
    actor: 'shopper',
    to: 'Open',
  });
}

/** Reads the order and locks it until the transaction ends. */
export async function lockOrder(trx: Db, storeId: string, id: string): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Confirms a locked order and assigns the store's next order number. */
export async function confirmOrder(
  trx: Db,
  { storeId, orderId, placedAt }: { storeId: string; orderId: string; placedAt: Date },
): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    with counted as (
      insert into order_numbers as n (store_id, next) values (${storeId}, ${firstNumber + 1}::int)
      on conflict (store_id) do update set next = n.next + 1
      returning next - 1 as number
    )
    update orders set status = 'Confirmed', placed_at = ${placedAt},
      number = (select order_prefix from stores where id = ${storeId}) || (select number from counted)
    where store_id = ${storeId} and id = ${orderId}
    returning number`.execute(trx);
  const [confirmed] = rows;
  if (!confirmed) throw new Error(`There is no order ${orderId}.`);
  return confirmed.number;
}

export async function setOrderStatus(
  trx: Db,
  { store_id, id }: Pick<OrderRow, 'store_id' | 'id'>,
  status: OrderStatus,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** The ordered quantity of each variant. */
export async function findOrderedQuantities(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<VariantQuantity[]> {
  const { rows } = await sql<VariantQuantity>`
    select variant_id as "variantId", sum(quantity)::int as quantity
    from order_lines
    where store_id = ${storeId} and order_id = ${orderId}
    group by variant_id`.execute(db);
  return rows;
}

/** The placed order of a basket with its lines, even if cancelled afterwards. */
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
    .where('number', 'is not', null)
    .executeTakeFirst();
  return order && withDetails(db, order);
}

/** The placed order with this number: its id and the address with which it was placed. */
export async function findPlacedOrderNumber(
  db: Db,
  storeId: string,
  number: string,
): Promise<Pick<OrderRow, 'id' | 'email'> | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('store_id', '=', storeId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The id of the placed order with this number and email address, locked until the transaction ends. */
export async function lockOrderPlacedBy(
  trx: Db,
  storeId: string,
  { number, email }: { number: string; email: string },
): Promise<string | undefined> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('number', '=', number)
    .where(sql<boolean>`lower(trim(email)) = ${email}`)
    .forUpdate()
    .executeTakeFirst();
  return order?.id;
}

/** An order of any status, with its lines. */
export async function findOrder(db: Db, storeId: string, id: string): Promise<OrderWithLines | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return order && withDetails(db, order);
}

/** The payment of an order, as far as the order depends on it. */
export type PaymentRow = Pick<Selectable<Database['payments']>, 'store_id' | 'id' | 'order_id' | 'basket_id'>;

/**
 * Deletes a payment's stock holds.
 * @returns the quantities that were held
 */
export async function endHold(
  trx: Db,
  { store_id, id }: Pick<PaymentRow, 'store_id' | 'id'>,
): Promise<VariantQuantity[]> {
  const rows = await trx
    .deleteFrom('stock_holds')
    .where('store_id', '=', store_id)
    .where('payment_id', '=', id)
    .returning(['variant_id', 'quantity'])
    .execute();
  return rows.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));
}
