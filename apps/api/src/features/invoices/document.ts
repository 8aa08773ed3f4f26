import type { DropPoint, OrderVoucher, ShippingDetails, Vat } from '../baskets';
import type { Company, StoreSettings } from '../stores';

export const invoiceKinds = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Amounts of an invoice are in the minor unit. */
export interface Amounts {
  /** Without VAT. */
  net: number;
  vat: number;
  gross: number;
}

export interface InvoiceLine extends Amounts {
  /** `reduction`: the part of an invoice that a credit note takes back without naming goods. */
  kind: 'goods' | 'shipping' | 'reduction';
  /** Id of the order's line; empty for other lines. */
  id: string;
  /** Name of the goods or of the shipping method; empty for a reduction. */
  name: string;
  sku: string;
  properties: { label: string; value: string }[];
  quantity: number;
  /** VAT included, before discounts. */
  unitPrice: number;
  /** Of the sale and of vouchers on all units, VAT included. */
  discount: number;
}

/** What an invoice says, as it was when it was issued. */
export interface InvoiceContent {
  orderNumber: string;
  orderedAt: string;
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null;
  seller: Company;
  /** The look of the document. */
  brand: { name: string; color: string | null };
  locale: string;
  timeZone: string;
  lines: InvoiceLine[];
  /** One entry per rate. */
  vat: (Vat & Amounts)[];
  vouchers: Pick<OrderVoucher, 'code' | 'name'>[];
  shippingMethod: string;
  paymentMethod: string;
}

export type InvoiceAddress = Omit<ShippingDetails, 'email' | 'phone'>;

/** The personal data of an invoice, which is removed after the time for which the books must be kept. */
export interface InvoicePersons {
  buyer: InvoiceAddress;
  /** Where the goods were sent. */
  delivery: InvoiceAddress | Pick<DropPoint, 'name' | 'street' | 'zipCode' | 'city' | 'country'>;
  /** The printed texts, by the id of the line. */
  prints: Record<string, string>;
}

/** The name and the colour of a club, as its settings have them. */
export function brandOf(name: string, { siteName, theming }: StoreSettings): InvoiceContent['brand'] {
  return { name: siteName ?? name, color: theming?.view.primaryColor ?? null };
}
