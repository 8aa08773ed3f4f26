import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { findAdminOrder } from '../admin-order-view';
import { AdminOrder, OrderParams } from '../contract';

export function getOrder(app: App, context: PaymentsContext): void {
  app.get(
    '/api/admin/orders/:orderId',
    {
      onRequest: requireKey(context, 'orders'),
      schema: {
        operationId: 'getOrder',
        summary: 'Get an order with its history and refunds',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: OrderParams,
        response: {
          200: Type.Object({ meta: Meta, ...AdminOrder.properties }),
          ...failures(400, 401, 403, 404),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const found = await findAdminOrder(context.db, { storeId, orderId: request.params.orderId });
      if (!found) throw new ApiError(404, 'UnknownOrder', {}, 'orderId');
      return { meta: ok, ...found };
    },
  );
}
