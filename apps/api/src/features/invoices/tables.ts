import type { Json } from '../../platform/database/database';
import type { InvoiceContent, InvoiceKind, InvoicePersons } from './document';

declare module '../../platform/database/database' {
  interface Database {
    /** Invoices and credit notes. A trigger refuses changes, except emptying `personal` of an order without personal data. */
    invoices: {
      store_id: string;
      id: string;
      kind: InvoiceKind;
      /** Without gaps, per store and kind. */
      sequence: number;
      /** As printed on the document. */
      number: string;
      order_id: string;
      /** The invoice that a credit note corrects; null for an invoice. */
      corrects: string | null;
      culture: string;
      currency: string;
      issued_at: Date;
      /** VAT included, in the minor unit; also that of a credit note is above 0. */
      total: number;
      vat_total: number;
      content: Json<InvoiceContent>;
      personal: Json<Partial<InvoicePersons>>;
      /** The key of the mail that carries it. */
      mail_key: string;
    };
    invoice_numbers: { store_id: string; kind: InvoiceKind; next: number };
  }
}
