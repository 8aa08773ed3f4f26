import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findInvoice, invoiceId, pdfResponse, sendPdf } from '../../invoices';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { OrderParams } from '../contract';

export function getInvoicePdf(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownInvoice'] });
  app.get(
    '/api/admin/orders/:orderId/invoices/:invoiceId/pdf',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'getInvoicePdf',
        summary: 'Get an invoice or a credit note as a PDF',
        description: 'In the language of the order, as the customer gets it.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({ ...OrderParams.properties, invoiceId }),
        errors,
        response: { 200: pdfResponse },
      },
    },
    async (request, reply) => {
      const invoice = await findInvoice(context.db, { storeId: keyOf(request).storeId, ...request.params });
      return invoice ? sendPdf(reply, invoice) : fail('UnknownInvoice', {}, 'invoiceId');
    },
  );
}
