import type { InvoiceRow } from './queries';

/** A document as a file. */
export async function toPdf(row: InvoiceRow): Promise<{ name: string; type: string; content: Buffer }> {
  // Loaded with the first document, to save the memory of its library until then.
  const { renderInvoice } = await import('./pdf/render-invoice');
  return { name: `${row.number}.pdf`, type: 'application/pdf', content: await renderInvoice(row) };
}
