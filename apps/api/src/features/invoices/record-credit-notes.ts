import { type Db, json } from '../../platform/database/database';
import type { OrderWithLines } from '../orders';
import { findIssuer } from '../stores';
import type { InvoiceContent } from './document';
import { plainLine, withVat } from './invoice-lines';
import { findInvoicesOf, type InvoiceRow, insertInvoice } from './queries';
import { isInvoice } from './record-invoice';

export interface CreditDue {
  /** What is paid back of the order in total, in the minor unit. */
  refunded: number;
  /** The key of the mail that carries the credit notes. */
  mailKey: string;
  now: Date;
}

/**
 * Writes, in the caller's transaction, the credit notes of what is paid back of an order and not credited yet: one for each
 * invoice that it corrects, oldest first. The payment of the order must be locked. A refund that the provider has refused
 * does not need another credit note when staff repeat it.
 */
export async function recordCreditNotes(
  trx: Db,
  { order }: OrderWithLines,
  { refunded, mailKey, now }: CreditDue,
): Promise<void> {
  const { store_id: storeId, culture } = order;
  const documents = await findInvoicesOf(trx, storeId, order.id);
  const notes = documents.filter((each) => !isInvoice(each));
  let due = refunded - sumOf(notes).total;
  for (const invoice of documents.filter(isInvoice)) {
    const before = sumOf(notes.filter(({ corrects }) => corrects === invoice.id));
    const amount = Math.min(due, invoice.total - before.total);
    if (amount <= 0) continue;
    due -= amount;
    const { orderPrefix } = await findIssuer(trx, storeId, culture);
    const vat = vatUpTo(invoice, before.total + amount) - before.vat;
    await insertInvoice(
      trx,
      {
        store_id: storeId,
        kind: 'creditNote',
        order_id: order.id,
        corrects: invoice.id,
        culture: invoice.culture,
        currency: invoice.currency,
        issued_at: now,
        total: amount,
        vat_total: vat,
        content: json(creditOf(invoice, amount, vat)),
        personal: json(invoice.personal),
        mail_key: mailKey,
      },
      orderPrefix,
    );
  }
}

function sumOf(documents: readonly InvoiceRow[]): { total: number; vat: number } {
  return documents.reduce((sum, each) => ({ total: sum.total + each.total, vat: sum.vat + each.vat_total }), {
    total: 0,
    vat: 0,
  });
}

/** The VAT of the first part of an invoice that is credited. All parts add up to the VAT of the invoice. */
function vatUpTo({ total, vat_total }: InvoiceRow, credited: number): number {
  return Math.round((vat_total * credited) / total);
}

/** The content of a credit note. If it takes back the whole invoice at once, it has the same lines. */
function creditOf({ number, total, content }: InvoiceRow, gross: number, vat: number): InvoiceContent {
  const amounts = { net: gross - vat, vat, gross };
  return {
    ...content,
    corrects: number,
    lines: gross === total ? content.lines : withVat([plainLine('reduction', gross)], vat),
    vat: content.vat.map(({ country, rate }) => ({ country, rate, ...amounts })),
  };
}
