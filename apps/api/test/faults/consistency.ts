import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Context } from '../../src/context';
import type { SandboxClient } from '../paid-api';

/** The database of a shop, and its payment provider. */
export interface TestedShop {
  context: Pick<Context, 'db'>;
  sandbox: Pick<SandboxClient, 'sessionsOf'>;
}

/** The stock of each variant. */
export async function stockOf({ context }: Pick<TestedShop, 'context'>): Promise<Map<string, number>> {
  const rows = await context.db.selectFrom('variants').select(['id', 'stock']).execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/**
 * Checks all records after everything is settled: each unit is in stock or sold, each payment is an order or
 * refunded, voucher uses match the orders, and each order has one confirmation mail.
 */
export async function expectConsistentData(
  business: TestedShop,
  initial: ReadonlyMap<string, number>,
): Promise<void> {
  await expectStock(business, initial);
  await expectMoney(business);
  await expectOrders(business);
  await expectVouchers(business);
  await expectMails(business);
}

async function expectStock(business: TestedShop, initial: ReadonlyMap<string, number>): Promise<void> {
  const { db } = business.context;
  const { rows } = await sql<{ id: string; stock: number; sold: number; held: number }>`
    select v.id, v.stock,
      coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where l.variant_id = v.id and o.status = 'Confirmed'), 0)::int as sold,
      coalesce((select sum(h.quantity) from stock_holds h where h.variant_id = v.id), 0)::int as held
    from variants v`.execute(db);
  for (const { id, stock, sold, held } of rows)
    expect({ id, total: stock + sold + held, held }).toEqual({ id, total: initial.get(id), held: 0 });
}

/** Compares each session at the provider with the order of its payment. */
async function expectMoney(business: TestedShop): Promise<void> {
  const { db } = business.context;
  const payments = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.status', 'p.amount', 'o.status as order', 'o.total'])
    .select((row) =>
      row
        .selectFrom('refunds as r')
        .whereRef('r.payment_id', '=', 'p.id')
        .where('r.status', '=', 'done')
        .select(({ fn }) => fn.sum<number | null>('r.amount').as('refunded'))
        .as('refunded'),
    )
    .execute();
  for (const { id, status, amount, order, total, refunded } of payments) {
    const sessions = await business.sandbox.sessionsOf(id);
    const paid = sessions.filter((session) => session.status === 'paid');
    expect(paid.length, id).toBeLessThanOrEqual(1);
    const [session] = paid;
    expect(session?.refunded ?? 0, id).toBe(refunded ?? 0);
    const netAmount = session ? session.amount - session.refunded : 0;
    if (order === 'Cancelled') expect(netAmount, id).toBe(0);
    else
      expect({ id, status, netAmount, order }).toEqual({
        id,
        status: 'paid',
        netAmount: amount - (refunded ?? 0),
        order: 'Confirmed',
      });
    expect(status, id).not.toBe('refunding');
    expect(amount).toBe(total);
  }
}

async function expectOrders(business: TestedShop): Promise<void> {
  const { db } = business.context;
  const numbered = await db
    .selectFrom('orders')
    .select(['number', 'basket_id'])
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  expect(numbered.length).toBeGreaterThan(0);
  expect(new Set(numbered.map(({ basket_id }) => basket_id)).size).toBe(numbered.length);
  expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_, at) => `N${100_001 + at}`));
  const unpaid = db
    .selectFrom('orders')
    .select('id')
    .where('number', 'is', null)
    .where('status', '!=', 'Cancelled');
  expect(await unpaid.execute()).toEqual([]);
  const open = await db.selectFrom('orders').select('id').where('status', '=', 'Open').execute();
  expect(open).toEqual([]);
}

async function expectVouchers(business: TestedShop): Promise<void> {
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
    from vouchers v`.execute(business.context.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { code, most, used, held, ordered } of rows) {
    expect({ code, used, held }).toEqual({ code, used: ordered, held: 0 });
    if (most !== null) expect(used).toBeLessThanOrEqual(most);
  }
}

async function expectMails(business: TestedShop): Promise<void> {
  const { rows } = await sql<{ order: string; confirmations: number; unsent: number }>`
    select o.id as order,
      (select count(*) from mails m where m.template = 'orderConfirmed' and m.key like '%' || o.id || '%')::int
        as confirmations,
      (select count(*) from mails m where m.key like '%' || o.id || '%' and m.sent_at is null)::int as unsent
    from orders o where o.number is not null`.execute(business.context.db);
  for (const { order, confirmations, unsent } of rows)
    expect({ order, confirmations, unsent }).toEqual({ order, confirmations: 1, unsent: 0 });
}
