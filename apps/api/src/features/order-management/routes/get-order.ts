import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { findAdminOrder } from '../admin-order-view';
import { AdminOrder, OrderParams } from '../contract';

export function getOrder(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownOrder'] });
  app.get(
    '/api/admin/orders/:orderId',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'getOrder',
        summary: 'Get an order with its history and refunds',
        description: 'The history has every change of status and every refund, with who caused it.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: OrderParams,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            ...AdminOrder.properties,
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const found = await findAdminOrder(context.db, { storeId, orderId: request.params.orderId });
      if (!found) return fail('UnknownOrder', {}, 'orderId');
      return { meta: ok, ...found };
    },
  );
}
