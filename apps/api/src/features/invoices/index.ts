export { Invoice, InvoiceKind, InvoiceList, invoiceId, pdfResponse } from './contract';
export { listInvoiceViews } from './invoice-view';
export { findInvoice, findInvoicesOfCustomer, findInvoicesOfMail } from './queries';
export { recordCreditNotes } from './record-credit-notes';
export { recordInvoice } from './record-invoice';
export { sendPdf } from './send-pdf';
export { toPdf } from './to-pdf';
