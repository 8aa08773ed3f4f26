import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { VariantQuantity } from '../catalogue';
import type { CaptureTime, PaymentState } from './payment-outcome';

export type Payment = Selectable<Database['payments']>;

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads the payment and locks it until the transaction ends. */
export async function lockPayment(trx: Db, id: string): Promise<Payment | undefined> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findPaymentByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The payment of an order; each order has one. */
export async function findOrderPayment(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The open payment of a basket. */
export async function findOpenPayment(
  db: Db,
  storeId: string,
  basketId: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('basket_id', '=', basketId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** The paid payment of a basket, otherwise its latest one. */
export async function findLastPayment(
  db: Db,
  storeId: string,
  basketId: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('basket_id', '=', basketId)
    .orderBy(sql`status = 'paid'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Claims unfinished payments created before the given time. Payments that were claimed longest ago come first, so
 * that unresponsive providers do not block other payments.
 */
export async function claimUnfinished(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<Payment[]> {
  return db
    .with(
      (cte) => cte('next').materialized(),
      (cte) =>
        cte
          .selectFrom('payments')
          .select('id')
          .where('finished_at', 'is', null)
          .where('created_at', '<', before)
          .orderBy('asked_at', (order) => order.asc().nullsFirst())
          .orderBy('created_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('payments')
    .from('next')
    .set({ asked_at: now })
    .whereRef('payments.id', '=', 'next.id')
    .returningAll('payments')
    .execute();
}

export type NewPayment = Omit<
  Payment,
  | 'reference'
  | 'url'
  | 'status'
  | 'reason'
  | 'paid_amount'
  | 'finished_at'
  | 'asked_at'
  | 'authorisation'
  | 'authorised_until'
  | 'multicapture'
>;

/** Inserts an open payment and its stock holds. */
export async function insertPayment(
  trx: Db,
  payment: NewPayment,
  held: readonly VariantQuantity[],
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ ...payment, status: 'open' })
    .execute();
  await trx
    .insertInto('stock_holds')
    .values(
      held.map(({ variantId, quantity }) => ({
        store_id: payment.store_id,
        payment_id: payment.id,
        variant_id: variantId,
        quantity,
      })),
    )
    .execute();
}

/** @returns false if the payment is not open any more */
export async function saveSession(
  db: Db,
  id: string,
  session: { reference: string; url: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(session)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface PaymentChange {
  status: PaymentState;
  reason?: string | null;
  paid_amount?: number;
  finished_at: Date | null;
  capture?: CaptureTime;
  authorisation?: Payment['authorisation'];
  authorised_until?: Date | null;
  multicapture?: boolean;
}

export async function updatePayment(trx: Db, id: string, change: PaymentChange): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute();
}

export async function isKnownEvent(db: Db, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordWebhookEvent(db: Db, provider: string, eventId: string): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({ provider, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}
