import { type Db, json } from '../../platform/database/database';
import { type ShippingDetails, type Vat, vatRate } from '../baskets';
import { type OrderWithLines, shippedQuantities } from '../orders';
import { findIssuer, type Issuer } from '../stores';
import {
  type Amounts,
  brandOf,
  type InvoiceAddress,
  type InvoiceContent,
  type InvoicePersons,
} from './document';
import { linesDue, totalOf, withVat } from './invoice-lines';
import { findInvoicesOf, type InvoiceRow, insertInvoice } from './queries';

export interface InvoiceDue {
  /** `all`: all goods are paid or handed over. `shipped`: only those that were shipped. */
  goods: 'all' | 'shipped';
  /** The key of the mail that carries the invoice. */
  mailKey: string;
  now: Date;
}

/**
 * Writes, in the caller's transaction, the invoice of what is due of an order and not invoiced yet. The payment of the order
 * must be locked. Nothing is written if there is nothing to pay for.
 */
export async function recordInvoice(
  trx: Db,
  placed: OrderWithLines,
  { goods, mailKey, now }: InvoiceDue,
): Promise<void> {
  const { order, lines, shipments } = placed;
  const earlier = (await findInvoicesOf(trx, order.store_id, order.id)).filter(isInvoice);
  const all = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const due = linesDue(placed, {
    before: invoicedQuantities(earlier),
    after: goods === 'all' ? all : shippedQuantities(shipments),
    isFirst: earlier.length === 0,
  });
  const gross = totalOf(due);
  if (gross === 0) return;
  const vat = vatOfNext(order, earlier, gross);
  const issuer = await findIssuer(trx, order.store_id, order.culture);
  const amounts = { net: gross - vat, vat, gross };
  await insertInvoice(
    trx,
    {
      store_id: order.store_id,
      kind: 'invoice',
      order_id: order.id,
      corrects: null,
      culture: order.culture,
      currency: order.currency,
      issued_at: now,
      total: gross,
      vat_total: vat,
      content: json({
        ...contentOf(placed, issuer),
        lines: withVat(due, vat),
        vat: [{ ...vatOf(placed, issuer), ...amounts } satisfies Vat & Amounts],
      } satisfies InvoiceContent),
      personal: json(personsOf(placed)),
      mail_key: mailKey,
    },
    issuer.orderPrefix,
  );
}

export const isInvoice = ({ kind }: Pick<InvoiceRow, 'kind'>): boolean => kind === 'invoice';

function invoicedQuantities(invoices: readonly InvoiceRow[]): Map<string, number> {
  const invoiced = new Map<string, number>();
  for (const { id, quantity } of invoices.flatMap(({ content }) => content.lines))
    invoiced.set(id, (invoiced.get(id) ?? 0) + quantity);
  return invoiced;
}

/** The invoices of an order share its VAT by running totals, so that they add up to it. */
function vatOfNext(order: OrderWithLines['order'], earlier: readonly InvoiceRow[], gross: number): number {
  const invoiced = sum(earlier.map(({ total }) => total)) + gross;
  return (
    Math.round((order.tax_total * invoiced) / order.total) - sum(earlier.map(({ vat_total }) => vat_total))
  );
}

/** Orders of earlier versions did not keep their rate. */
function vatOf({ order }: OrderWithLines, { vatRates }: Issuer): Vat {
  if (order.vat) return order.vat;
  const country = order.shipping.country.toUpperCase();
  return { country, rate: vatRate(vatRates, country, country) };
}

function contentOf({ order }: OrderWithLines, { name, settings, locale, timeZone }: Issuer) {
  return {
    orderNumber: order.number ?? '',
    orderedAt: (order.placed_at ?? order.created_at).toISOString(),
    corrects: null,
    seller: settings.footer.view.company,
    brand: brandOf(name, settings),
    locale,
    timeZone,
    vouchers: order.vouchers.map((voucher) => ({ code: voucher.code, name: voucher.name })),
    shippingMethod: order.shipping_method.name,
    paymentMethod: order.payment_method.name,
  };
}

function personsOf({ order, lines }: OrderWithLines): InvoicePersons {
  const prints = lines.flatMap(({ id, print }) => {
    const text = [print?.name, print?.number].filter((each) => each != null).join(' ');
    return text ? [[id, text] as const] : [];
  });
  const { drop_point: point } = order;
  return {
    buyer: addressOf(order.billing),
    delivery: point
      ? {
          name: point.name,
          street: point.street,
          zipCode: point.zipCode,
          city: point.city,
          country: point.country,
        }
      : addressOf(order.shipping),
    prints: Object.fromEntries(prints),
  };
}

function addressOf({ firstName, lastName, street, city, zipCode, country }: ShippingDetails): InvoiceAddress {
  return { firstName, lastName, street, city, zipCode, country };
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
