import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { Order, OrderStatus } from '../../orders';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { OrderParams } from '../contract';
import { moveOrder } from '../move-order';

export function setOrderStatus(app: App, context: PaymentsContext): void {
  app.post(
    '/api/admin/orders/:orderId/status',
    {
      onRequest: requireKey(context, 'orders'),
      schema: {
        operationId: 'setOrderStatus',
        summary: 'Complete or cancel an order',
        description:
          'Cancelling an order refunds its payment and notifies the customer by mail. For the allowed transitions, see docs/orders.md.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: OrderParams,
        body: Type.Object(
          {
            status: OrderStatus,
            restock: Type.Optional(
              Type.Boolean({
                description: 'Whether to return the items to stock; required to cancel a confirmed order',
              }),
            ),
          },
          { title: 'OrderMove' },
        ),
        response: {
          200: Type.Object({ success: Type.Literal(true), order: Order }),
          ...failures(400, 401, 403, 404, 409, 502),
        },
      },
    },
    async (request) => {
      const { id, storeId } = keyOf(request);
      const { status, restock } = request.body;
      const order = await moveOrder(context, {
        storeId,
        orderId: request.params.orderId,
        to: status,
        actor: { role: 'admin', id },
        ...(restock !== undefined && { restock }),
      });
      return { success: true as const, order };
    },
  );
}
