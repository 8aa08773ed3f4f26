import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { Order, OrderStatus } from '../../orders';
import type { PaymentsContext } from '../../payments';
import {
  AdminHeaders,
  adminActor,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  reauthenticationErrors,
  refundCheck,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { OrderParams } from '../contract';
import { moveErrors, moveOrder } from '../move-order';

export function setOrderStatus(app: App, context: PaymentsContext & StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, reauthenticationErrors, moveErrors);
  app.post(
    '/api/admin/orders/:orderId/status',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'setOrderStatus',
        summary: 'Complete or cancel an order',
        description:
          'Cancelling an order refunds or releases its payment and notifies the customer by mail. A refund above the `confirmedRefunds` of the store needs a session of staff that is freshly confirmed with `reauthenticateStaff`. For the allowed transitions, see docs/orders.md.',
        repetition:
          'An order that already has the status is not changed again: the answer is 409 `OrderCannotMove`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: OrderParams,
        body: Type.Object(
          {
            status: described(OrderStatus, 'The new status of the order'),
            restock: Type.Optional(
              Type.Boolean({
                description: 'Whether to return the items to stock; required to cancel a confirmed order',
              }),
            ),
            releaseRest: Type.Optional(
              Type.Boolean({
                description:
                  'For `Complete`: whether goods that were not shipped are not delivered. What is authorised for them is released, and what was captured is refunded. Otherwise everything counts as handed over',
                examples: [true],
              }),
            ),
          },
          { title: 'OrderMove', examples: [{ status: 'Complete' }] },
        ),
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            order: described(Order, 'The order with its new status'),
          }),
        },
      },
    },
    async (request) => {
      const caller = keyOf(request);
      const { storeId } = caller;
      const { status, restock, releaseRest } = request.body;
      const order = await moveOrder(fail, context, {
        storeId,
        orderId: request.params.orderId,
        to: status,
        actor: adminActor(caller),
        checkRefund: await refundCheck(fail, context, request),
        recordChange: changeRecorder(context, request),
        ...(restock !== undefined && { restock }),
        ...(releaseRest !== undefined && { releaseRest }),
      });
      return { success: true as const, order };
    },
  );
}
