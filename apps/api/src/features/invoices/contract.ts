import { type Static, Type } from 'typebox';
import { Money } from '../../platform/contract/money';
import { described, nullable, oneOf } from '../../platform/contract/schema';
import { Company } from '../stores';
import { invoiceKinds } from './document';

const InvoiceAddress = Type.Object(
  {
    name: Type.String({ description: 'Name of the person, or of the drop point', examples: ['Freja Lund'] }),
    street: Type.String({ description: 'Street and number' }),
    zipCode: Type.String({ description: 'Zip code in the country’s format' }),
    city: Type.String({ description: 'Town or city' }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  },
  { title: 'InvoiceAddress' },
);
export type InvoiceAddress = Static<typeof InvoiceAddress>;

const InvoiceLine = Type.Object(
  {
    kind: oneOf(['goods', 'shipping', 'reduction'], {
      description: '`reduction`: a part of an invoice that a credit note takes back without naming goods',
    }),
    name: Type.String({ description: 'Name of the goods or of the shipping method; empty for a reduction' }),
    sku: Type.String({ description: 'Article number; empty without goods' }),
    properties: Type.Array(
      Type.Object({
        label: Type.String({ description: '`color`, `size` or another property of the variant' }),
        value: Type.String({ description: 'The displayed value' }),
      }),
      { description: 'Properties of the variant' },
    ),
    print: nullable(
      Type.String({ description: 'The print on the goods; null without one', examples: ['LUND 9'] }),
    ),
    quantity: Type.Integer({ minimum: 1, description: 'Number of units' }),
    unitPrice: described(Money, 'Price per unit before discounts, VAT included'),
    discount: described(Money, 'Discounts on all units: of the sale and of vouchers, VAT included'),
    net: described(Money, 'The line without VAT'),
    vat: described(Money, 'The VAT of the line'),
    total: described(Money, 'The line with VAT, after discounts'),
  },
  { title: 'InvoiceLine' },
);

const InvoiceVat = Type.Object(
  {
    country: Type.String({ description: 'The country whose VAT it is (ISO 3166-1 alpha-2)' }),
    rate: Type.Number({ description: 'Percent of the price without VAT', examples: [25] }),
    net: described(Money, 'The price without VAT'),
    vat: described(Money, 'The VAT'),
    total: described(Money, 'The price with VAT'),
  },
  { title: 'InvoiceVat' },
);

export const InvoiceKind = oneOf(invoiceKinds, {
  title: 'InvoiceKind',
  description: '`creditNote`: takes back an invoice, or a part of it. Its amounts are positive',
});

export const Invoice = Type.Object(
  {
    id: Type.String({ description: 'Id of the document' }),
    kind: described(InvoiceKind, 'Kind of the document'),
    number: Type.String({
      description: 'Number of the document. Invoices and credit notes have a series each, without gaps',
      examples: ['INV-A000042'],
    }),
    corrects: nullable(
      Type.String({
        description: 'The number of the invoice that a credit note corrects; null for an invoice',
        examples: ['INV-A000041'],
      }),
    ),
    orderNumber: Type.String({ description: 'Number of the order' }),
    issuedAt: Type.String({ format: 'date-time', description: 'Time of issue' }),
    currency: Type.String({ description: 'ISO 4217' }),
    seller: described(Company, 'The company that sells, as it was at the time of issue'),
    buyer: nullable(described(InvoiceAddress, 'The buyer; null after the time for which books must be kept')),
    delivery: nullable(
      described(
        InvoiceAddress,
        'Where the goods were sent; null after the time for which books must be kept',
      ),
    ),
    lines: Type.Array(InvoiceLine, { description: 'Goods, and then the shipping' }),
    vat: Type.Array(InvoiceVat, { description: 'The amounts by VAT rate' }),
    net: described(Money, 'The total without VAT'),
    vatTotal: described(Money, 'The VAT of the total'),
    total: described(Money, 'The total with VAT'),
    paymentMethod: Type.String({
      description: 'Name of the payment method, in the culture of the order',
      examples: ['Card'],
    }),
  },
  { title: 'Invoice' },
);
export type Invoice = Static<typeof Invoice>;

export const InvoiceList = Type.Array(Invoice, {
  description: 'Invoices and credit notes of the order, oldest first',
});

/** The response of an operation that sends a document. */
export const pdfResponse = {
  content: {
    'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
  },
};

export const invoiceId = Type.String({ format: 'uuid', description: 'Id from the list of invoices' });
