import { sql } from 'kysely';
import { expect } from 'vitest';
import type { PaidApi } from '../paid-api';

/** How many pieces of each variant there are before anyone buys. */
export async function stockOf({ context }: PaidApi): Promise<Map<string, number>> {
  const rows = await context.db.selectFrom('variants').select(['id', 'stock']).execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/**
 * Goes through the books once all is settled: every piece is on sale or sold, every payment at the provider is an order
 * or was paid back, vouchers are used as often as orders say, and each order was confirmed by one mail.
 */
export async function expectBalancedBooks(api: PaidApi, initial: ReadonlyMap<string, number>): Promise<void> {
  await expectPieces(api, initial);
  await expectMoney(api);
  await expectOrders(api);
  await expectVouchers(api);
  await expectMails(api);
}

async function expectPieces(api: PaidApi, initial: ReadonlyMap<string, number>): Promise<void> {
  const { db } = api.context;
  const { rows } = await sql<{ id: string; stock: number; sold: number; held: number }>`
    select v.id, v.stock,
      coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where l.variant_id = v.id and o.status = 'Confirmed'), 0)::int as sold,
      coalesce((select sum(h.quantity) from stock_holds h where h.variant_id = v.id), 0)::int as held
    from variants v`.execute(db);
  for (const { id, stock, sold, held } of rows)
    expect({ id, total: stock + sold + held, held }).toEqual({ id, total: initial.get(id), held: 0 });
}

/** Each session at the provider, whoever knows of it, against the order of its payment. */
async function expectMoney(api: PaidApi): Promise<void> {
  const { db } = api.context;
  const payments = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.status', 'p.amount', 'o.status as order', 'o.total'])
    .execute();
  for (const { id, status, amount, order, total } of payments) {
    const sessions = await api.sandbox.sessionsOf(id);
    const paid = sessions.filter((session) => session.status === 'paid');
    expect(paid.length, id).toBeLessThanOrEqual(1);
    const [session] = paid;
    const kept = session ? session.amount - session.refunded : 0;
    expect({ id, kept, order }).toEqual(
      status === 'paid' ? { id, kept: amount, order: 'Confirmed' } : { id, kept: 0, order: 'Cancelled' },
    );
    expect(status, id).not.toBe('refunding');
    expect(amount).toBe(total);
  }
}

async function expectOrders(api: PaidApi): Promise<void> {
  const { db } = api.context;
  const confirmed = await db
    .selectFrom('orders')
    .select(['number', 'basket_id'])
    .where('status', '=', 'Confirmed')
    .orderBy('number')
    .execute();
  expect(confirmed.length).toBeGreaterThan(0);
  expect(new Set(confirmed.map(({ basket_id }) => basket_id)).size).toBe(confirmed.length);
  expect(confirmed.map(({ number }) => number)).toEqual(confirmed.map((_, at) => `N${100_001 + at}`));
  const open = await db.selectFrom('orders').select('id').where('status', '=', 'Open').execute();
  expect(open).toEqual([]);
}

async function expectVouchers(api: PaidApi): Promise<void> {
  const { rows } = await sql<{
    code: string;
    most: number | null;
    used: number;
    held: number;
    ordered: number;
  }>`
    select v.code, v.max_uses as most,
      (select count(*) from voucher_redemptions r where r.voucher_id = v.id and r.status = 'consumed')::int as used,
      (select count(*) from voucher_redemptions r where r.voucher_id = v.id and r.status = 'held')::int as held,
      (select count(*) from orders o where o.status = 'Confirmed' and o.vouchers @> jsonb_build_array(
        jsonb_build_object('id', v.id)))::int as ordered
    from vouchers v`.execute(api.context.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { code, most, used, held, ordered } of rows) {
    expect({ code, used, held }).toEqual({ code, used: ordered, held: 0 });
    if (most !== null) expect(used).toBeLessThanOrEqual(most);
  }
}

async function expectMails(api: PaidApi): Promise<void> {
  const { rows } = await sql<{ order: string; confirmations: number; unsent: number }>`
    select o.id as order,
      (select count(*) from mails m where m.template = 'orderConfirmed' and m.key like '%' || o.id || '%')::int
        as confirmations,
      (select count(*) from mails m where m.key like '%' || o.id || '%' and m.sent_at is null)::int as unsent
    from orders o where o.status = 'Confirmed'`.execute(api.context.db);
  for (const { order, confirmations, unsent } of rows)
    expect({ order, confirmations, unsent }).toEqual({ order, confirmations: 1, unsent: 0 });
}
