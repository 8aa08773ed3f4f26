import { Type } from 'typebox';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../admin/authorise';
import type { App } from '../../app';
import type { Context } from '../../context';
import { AdminOrder } from '../../contract/admin';
import { Meta, ok } from '../../contract/meta';
import { ApiError } from '../../errors/api-error';
import { failures } from '../failures';
import { findAdminOrder } from './admin-order-view';
import { OrderParams } from './order-params';

export function getOrder(app: App, context: Context): void {
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
