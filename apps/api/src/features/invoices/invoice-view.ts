import { toMoney } from '../../platform/contract/money';
import type { Db } from '../../platform/database/database';
import type { Invoice, InvoiceAddress } from './contract';
import type { InvoicePersons } from './document';
import { findInvoicesOf, type InvoiceRow } from './queries';

/** The invoices and credit notes of an order, oldest first. */
export async function listInvoiceViews(
  db: Db,
  { storeId, orderId }: { storeId: string; orderId: string },
): Promise<Invoice[]> {
  return (await findInvoicesOf(db, storeId, orderId)).map(toInvoice);
}

function toInvoice({ content, personal, currency, ...row }: InvoiceRow): Invoice {
  const money = (amount: number) => toMoney(amount, currency);
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    corrects: content.corrects,
    orderNumber: content.orderNumber,
    issuedAt: row.issued_at.toISOString(),
    currency,
    seller: content.seller,
    buyer: toAddress(personal.buyer),
    delivery: toAddress(personal.delivery),
    lines: content.lines.map(({ id, kind, name, sku, properties, quantity, ...amounts }) => ({
      kind,
      name,
      sku,
      properties,
      print: personal.prints?.[id] ?? null,
      quantity,
      unitPrice: money(amounts.unitPrice),
      discount: money(amounts.discount),
      net: money(amounts.net),
      vat: money(amounts.vat),
      total: money(amounts.gross),
    })),
    vat: content.vat.map(({ country, rate, net, vat, gross }) => ({
      country,
      rate,
      net: money(net),
      vat: money(vat),
      total: money(gross),
    })),
    net: money(row.total - row.vat_total),
    vatTotal: money(row.vat_total),
    total: money(row.total),
    paymentMethod: content.paymentMethod,
  };
}

function toAddress(address: InvoicePersons['buyer' | 'delivery'] | undefined): InvoiceAddress | null {
  if (!address) return null;
  const { street, zipCode, city, country } = address;
  return { name: nameOf(address), street, zipCode, city, country };
}

/** The name of a person or of a drop point. */
export function nameOf(address: InvoicePersons['buyer' | 'delivery']): string {
  return 'name' in address ? address.name : `${address.firstName} ${address.lastName}`.trim();
}
