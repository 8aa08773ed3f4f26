import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, type Db, json } from '../../platform/database/database';
import type { ShippingDetails } from '../baskets';

const nobody: ShippingDetails = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  zipCode: '',
  country: '',
};

/** Orders of one transaction, so that none takes long. */
const batchSize = 500;

/**
 * Removes the personal data of orders that were never paid and were created before the given time, and of orders that
 * were placed before another. Amounts, goods and dates stay for the books.
 */
export async function anonymiseOldOrders(
  db: Kysely<Database>,
  storeId: string,
  before: { unpaid: Date; placed: Date },
): Promise<void> {
  const isDue = sql<boolean>`((placed_at is null and created_at < ${before.unpaid}) or placed_at < ${before.placed})`;
  let changed: number;
  do {
    changed = await db.transaction().execute((trx) => anonymiseOrders(trx, storeId, isDue));
  } while (changed === batchSize);
}

/**
 * Removes what the books do not require from a customer's orders: everything from those that were never paid, and the
 * phone number, the comment and the reasons of refunds from those that are finished. Separates the orders from their baskets, so that a
 * basket's token no longer opens the receipt.
 */
export async function eraseCustomerFromOrders(trx: Db, storeId: string, customerId: string): Promise<void> {
  await sql`
    update orders set comment = '', billing = billing || '{"phone": ""}', shipping = shipping || '{"phone": ""}'
    where store_id = ${storeId} and customer_id = ${customerId} and status in ('Complete', 'Cancelled')`.execute(
    trx,
  );
  await eraseRefundReasons(trx, storeId, customerId);
  await sql`
    update orders set basket_id = gen_random_uuid()
    where store_id = ${storeId} and customer_id = ${customerId} and placed_at is not null`.execute(trx);
  const isUnpaid = sql<boolean>`customer_id = ${customerId} and placed_at is null and status = 'Cancelled'`;
  while ((await anonymiseOrders(trx, storeId, isUnpaid)) === batchSize);
}

/** Staff may write anything into the reason of a refund. */
async function eraseRefundReasons(trx: Db, storeId: string, customerId: string): Promise<void> {
  const finished = trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['Complete', 'Cancelled']);
  await trx
    .updateTable('refunds')
    .set({ reason: '' })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', finished)
    .execute();
  await trx
    .updateTable('order_events')
    .set({ details: sql`details - 'reason'` })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', finished)
    .where(sql<boolean>`details ? 'reason'`)
    .execute();
}

/** @returns how many orders were changed, at most one batch */
async function anonymiseOrders(trx: Db, storeId: string, isDue: RawBuilder<boolean>): Promise<number> {
  const due = await trx
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('email', '!=', '')
    .where(isDue)
    .limit(batchSize)
    .forUpdate()
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx
    .updateTable('orders')
    .set({
      email: '',
      customer_id: null,
      comment: '',
      drop_point: null,
      billing: json(nobody),
      shipping: json(nobody),
    })
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('order_lines')
    .set({ print: null })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .where('print', 'is not', null)
    .execute();
  await trx
    .updateTable('shipments')
    .set({ tracking_number: null, tracking_url: null })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .execute();
  await trx
    .updateTable('order_events')
    .set({ details: json({}) })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .execute();
  await trx
    .updateTable('refunds')
    .set({ reason: '' })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', ids)
    .execute();
  await trx
    .updateTable('voucher_redemptions')
    .set({ email: '', customer_id: null })
    .where('store_id', '=', storeId)
    .where('payment_id', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('id')
        .where('store_id', '=', storeId)
        .where('order_id', 'in', ids),
    )
    .execute();
  return ids.length;
}
