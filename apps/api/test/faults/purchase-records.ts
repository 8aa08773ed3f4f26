import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Context } from '../../src/context';
import type { SandboxClient } from '../paid-api';

interface RecordSources {
  context: Context;
  sandbox: SandboxClient;
  dataDir: string;
}

interface Records {
  /** Each order, and how often it was confirmed. */
  orders: { status: string; number: string | null; confirmed: number }[];
  /** The amount of each paid session after refunds. */
  netAmounts: number[];
  /** The templates of the sent mails, sorted alphabetically. */
  mails: string[];
}

/** Expects that every step of a purchase happened once. */
export async function expectCompletePurchase(
  sources: RecordSources,
  email: string,
  label: string,
): Promise<void> {
  const { orders, netAmounts, mails } = await recordsOf(sources, email);
  const numbered = orders.filter(({ number }) => number !== null);
  expect(numbered, label).toMatchObject([{ status: 'Cancelled', confirmed: 1 }]);
  expect(netAmounts, label).toEqual([0]);
  expect(mails, label).toEqual(['orderCancelled', 'orderConfirmed', 'paymentRefunded']);
}

/** Expects that a purchase is a paid and confirmed order, or nothing. */
export async function expectNoPartialPurchase(
  sources: RecordSources,
  email: string,
  label: string,
): Promise<void> {
  const { orders, netAmounts, mails } = await recordsOf(sources, email);
  const numbered = orders.filter(({ number }) => number !== null);
  expect(
    numbered.map(({ confirmed }) => confirmed),
    label,
  ).toEqual(netAmounts.map(() => 1));
  expect(netAmounts.length, label).toBeLessThanOrEqual(1);
  for (const { status, number } of orders)
    expect([number === null, status === 'Confirmed'], label).not.toEqual([true, true]);
  expect(
    mails.filter((template) => template === 'orderConfirmed'),
    label,
  ).toHaveLength(netAmounts.length);
  expect(new Set(mails).size, label).toBe(mails.length);
}

async function recordsOf(sources: RecordSources, email: string): Promise<Records> {
  const { context, sandbox } = sources;
  const { db } = context;
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.status', 'o.number', 'p.id as payment'])
    .select((row) =>
      row
        .selectFrom('order_events as e')
        .whereRef('e.order_id', '=', 'o.id')
        .where('e.to_status', '=', 'Confirmed')
        .select(({ fn }) => fn.countAll<number>().as('confirmed'))
        .as('confirmed'),
    )
    .where('o.email', '=', email)
    .execute();
  const sessions = await Promise.all(rows.map(({ payment }) => sandbox.sessionsOf(payment)));
  return {
    orders: rows.map(({ status, number, confirmed }) => ({ status, number, confirmed: Number(confirmed) })),
    netAmounts: sessions
      .flat()
      .filter(({ status }) => status === 'paid')
      .map(({ amount, refunded }) => amount - refunded),
    mails: await mailsTo(sources, email),
  };
}

/** Mail files are named by row id. */
async function mailsTo({ context, dataDir }: RecordSources, email: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('mails')
    .select(['id', 'template'])
    .where('recipient', '=', email)
    .execute();
  const sent = new Set(await readdir(join(dataDir, 'mails/north')).catch(() => []));
  return rows
    .filter(({ id }) => sent.has(`${id}.eml`))
    .map(({ template }) => template)
    .toSorted();
}
