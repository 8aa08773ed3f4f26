import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { InvoiceList, listInvoiceViews } from '../../invoices';
import { ShopHeaders } from '../../stores';
import { findMyOrder } from '../find-my-order';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function listMyInvoices(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, { 404: ['UnknownOrder'] });
  app.get(
    '/api/users/me/orders/:orderId/invoices',
    {
      schema: {
        operationId: 'listMyInvoices',
        summary: "List the invoices and credit notes of one of the customer's orders",
        description:
          'An order has an invoice when it is paid, or one for each shipment if it is paid when goods are sent, and a credit ' +
          'note for each refund. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({ orderId: described(Id, 'Id from the list of orders') }),
        errors,
        response: {
          200: Type.Object({ meta: Meta, invoices: InvoiceList }, { title: 'InvoiceListAnswer' }),
        },
      },
    },
    async (request) => {
      const { storeId } = request.shop;
      const { id: customerId } = await currentCustomer(fail, context, request);
      const { orderId } = request.params;
      const order = await findMyOrder(context.db, { storeId, orderId, customerId });
      if (!order) return fail('UnknownOrder');
      return { meta: ok, invoices: await listInvoiceViews(context.db, { storeId, orderId }) };
    },
  );
}
