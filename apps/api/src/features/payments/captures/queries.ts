import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import type { Payment } from '../queries';

export type CaptureRow = Selectable<Database['captures']>;

export type NewCapture = Omit<
  CaptureRow,
  'position' | 'status' | 'reason' | 'attempts' | 'finished_at' | 'next_attempt_at'
> & { next_attempt_at: Date };

export async function insertCapture(trx: Db, capture: NewCapture): Promise<CaptureRow> {
  return trx.insertInto('captures').values(capture).returningAll().executeTakeFirstOrThrow();
}

/** An order's captures, oldest first. */
export async function findCapturesOf(db: Db, storeId: string, orderId: string): Promise<CaptureRow[]> {
  return db
    .selectFrom('captures')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** The captured and pending amount of a payment, in the minor unit. */
export async function sumCaptures(trx: Db, storeId: string, paymentId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from captures
    where store_id = ${storeId} and payment_id = ${paymentId} and status <> 'failed'`.execute(trx);
  return rows[0]?.sum ?? 0;
}

/** A capture with what its payment has captured before. */
export type NextCapture = CaptureRow & { reference: string | null; provider: string; captured: number };

const nextCaptures = (db: Db) =>
  db
    .selectFrom('captures as c')
    .innerJoin('payments as p', 'p.id', 'c.payment_id')
    .selectAll('c')
    .select(['p.reference', 'p.provider', sql<number>`coalesce(p.paid_amount, 0)`.as('captured')])
    .where('c.status', '=', 'pending')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('captures as earlier')
            .select('earlier.id')
            .whereRef('earlier.payment_id', '=', 'c.payment_id')
            .whereRef('earlier.position', '<', 'c.position')
            .where('earlier.status', '=', 'pending'),
        ),
      ),
    );

/** The oldest pending capture of an order; the others wait for it. */
export async function findNextCapture(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<NextCapture | undefined> {
  return nextCaptures(db)
    .where('c.store_id', '=', storeId)
    .where('c.order_id', '=', orderId)
    .executeTakeFirst();
}

/** The oldest pending capture of each payment, if it is due, longest waiting first. */
export async function findDueCaptures(db: Db, now: Date, limit: number): Promise<NextCapture[]> {
  return nextCaptures(db)
    .where('c.next_attempt_at', '<=', now)
    .orderBy('c.next_attempt_at')
    .limit(limit)
    .execute();
}

/**
 * Adds the amount of a refused capture to the one that waits for it, if there is one: that one was recorded before the
 * refusal was known.
 */
export async function addToNextCapture(
  trx: Db,
  { store_id, payment_id, amount }: Pick<CaptureRow, 'store_id' | 'payment_id' | 'amount'>,
): Promise<void> {
  if (amount === 0) return;
  await sql`
    update captures set amount = amount + ${amount}::int, kind = 'capture'
    where store_id = ${store_id} and position = (
      select min(position) from captures where payment_id = ${payment_id} and status = 'pending'
    )`.execute(trx);
}

export async function hasPendingCapture(trx: Db, paymentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('captures')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** Active authorisations that have ended, and those that end soon and were not reported yet. */
export async function findEndingAuthorisations(
  db: Db,
  { now, soon, limit }: { now: Date; soon: Date; limit: number },
): Promise<Payment[]> {
  return db
    .selectFrom('payments as p')
    .selectAll('p')
    .where('p.authorisation', '=', 'active')
    .where('p.authorised_until', '<=', soon)
    .where((where) =>
      where.or([
        where('p.authorised_until', '<=', now),
        where.not(
          where.exists(
            where
              .selectFrom('order_events as e')
              .select('e.id')
              .whereRef('e.store_id', '=', 'p.store_id')
              .whereRef('e.order_id', '=', 'p.order_id')
              .where('e.type', '=', 'AuthorisationEnding'),
          ),
        ),
      ]),
    )
    .orderBy('p.authorised_until')
    .limit(limit)
    .execute();
}
