import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';

export type RefundRow = Selectable<Database['refunds']>;

export type NewRefund = Omit<RefundRow, 'status' | 'reference' | 'attempts' | 'finished_at'>;

export async function insertRefund(trx: Db, refund: NewRefund): Promise<RefundRow> {
  return trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

export async function findRefund(db: Db, storeId: string, id: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findRefundByKey(
  db: Db,
  { storeId, orderId, key }: { storeId: string; orderId: string; key: string },
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** An order's refunds, oldest first. */
export async function findRefundsOf(db: Db, storeId: string, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The refunded and pending amount of a payment, in the minor unit. */
export async function sumRefunds(trx: Db, storeId: string, paymentId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from refunds
    where store_id = ${storeId} and payment_id = ${paymentId} and status <> 'failed'`.execute(trx);
  return rows[0]?.sum ?? 0;
}

/** Pending refunds that are due, longest waiting first. */
export async function findDueRefunds(db: Db, now: Date, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}
