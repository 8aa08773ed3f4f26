import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { InvoiceList, listInvoiceViews } from '../../invoices';
import { findOrderView } from '../../orders';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { OrderParams } from '../contract';

export function listInvoices(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownOrder'] });
  app.get(
    '/api/admin/orders/:orderId/invoices',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'listInvoices',
        summary: 'List the invoices and credit notes of an order',
        description:
          'With their lines and their amounts by VAT rate, for the books. A document never changes after its issue.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: OrderParams,
        errors,
        response: {
          200: Type.Object({ meta: Meta, invoices: InvoiceList }, { title: 'InvoiceListAnswer' }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { orderId } = request.params;
      if (!(await findOrderView(context.db, { storeId, orderId })))
        return fail('UnknownOrder', {}, 'orderId');
      return { meta: ok, invoices: await listInvoiceViews(context.db, { storeId, orderId }) };
    },
  );
}
