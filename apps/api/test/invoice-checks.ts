import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Invoice } from '../src/features/invoices';
import type { AdminOrder } from '../src/features/order-management/contract';
import type { Database } from '../src/platform/database/database';
import type { Admin } from './admin';

const minor = ({ amount }: { amount: number }) => Math.round(amount * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Checks that each document adds up, and returns what is invoiced of an order and not credited, in the minor unit. */
export async function invoicedBalance(admin: Admin, order: AdminOrder['order']): Promise<number> {
  const { body } = await admin.call(`/api/admin/orders/${order.id}/invoices`);
  const documents: Invoice[] = body.invoices;
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'creditNote');
  for (const document of documents) expectToAddUp(document);
  for (const { number, total, vatTotal } of invoices) {
    const ofInvoice = notes.filter(({ corrects }) => corrects === number);
    const credited = sum(ofInvoice.map((note) => minor(note.total)));
    const creditedVat = sum(ofInvoice.map((note) => minor(note.vatTotal)));
    expect(credited).toBeLessThanOrEqual(minor(total));
    if (credited === minor(total)) expect(creditedVat).toBe(minor(vatTotal));
  }
  const invoiced = sum(invoices.map(({ total }) => minor(total)));
  if (invoiced === minor(order.total))
    expect(sum(invoices.map(({ vatTotal }) => minor(vatTotal)))).toBe(minor(order.taxTotal));
  return invoiced - sum(notes.map(({ total }) => minor(total)));
}

/** The lines of a document, and its amounts by VAT rate, add up to its total. */
function expectToAddUp({ number, lines, vat, net, vatTotal, total }: Invoice): void {
  const amounts = { net: minor(net), vat: minor(vatTotal), total: minor(total) };
  expect(amounts.net + amounts.vat, number).toBe(amounts.total);
  for (const parts of [lines, vat])
    expect(
      {
        net: sum(parts.map((part) => minor(part.net))),
        vat: sum(parts.map((part) => minor(part.vat))),
        total: sum(parts.map((part) => minor(part.total))),
      },
      number,
    ).toEqual(amounts);
  for (const { unitPrice, quantity, discount, total: lineTotal } of lines)
    expect(minor(unitPrice) * quantity - minor(discount), number).toBe(minor(lineTotal));
}

/** The numbers of each store and kind go from 1 to their count. */
export async function expectGaplessNumbers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ count: number; last: number; numbers: number }>`
    select count(*)::int as count, max(sequence) as last, count(distinct number)::int as numbers
    from invoices group by store_id, kind`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { count, last, numbers } of rows)
    expect({ last, numbers }).toEqual({ last: count, numbers: count });
}
