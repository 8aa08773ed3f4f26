import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findInvoice, invoiceId, pdfResponse, sendPdf } from '../../invoices';
import { ShopHeaders } from '../../stores';
import { findMyOrder } from '../find-my-order';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function getMyInvoicePdf(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, { 404: ['UnknownOrder', 'UnknownInvoice'] });
  app.get(
    '/api/users/me/orders/:orderId/invoices/:invoiceId/pdf',
    {
      schema: {
        operationId: 'getMyInvoicePdf',
        summary: "Get an invoice or a credit note of one of the customer's orders as a PDF",
        description: 'In the language of the order. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({ orderId: described(Id, 'Id from the list of orders'), invoiceId }),
        errors,
        response: { 200: pdfResponse },
      },
    },
    async (request, reply) => {
      const { storeId } = request.shop;
      const { id: customerId } = await currentCustomer(fail, context, request);
      const { orderId } = request.params;
      const order = await findMyOrder(context.db, { storeId, orderId, customerId });
      if (!order) return fail('UnknownOrder');
      const invoice = await findInvoice(context.db, { storeId, ...request.params });
      return invoice ? sendPdf(reply, invoice) : fail('UnknownInvoice');
    },
  );
}
