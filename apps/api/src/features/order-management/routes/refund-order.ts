import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { toMinorUnits } from '../../../platform/contract/money';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findOrderView } from '../../orders';
import { type PaymentsContext, Refund } from '../../payments';
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
import { refundOrder as refund, refundErrors } from '../refund-order';

const RefundHeaders = Type.Object({
  ...AdminHeaders.properties,
  // Lower case, because the validator looks up required headers under Node's lower-case names.
  'idempotency-key': Type.String({
    minLength: 1,
    maxLength: 255,
    description: 'Identifies the refund: repeating the call with the same key does not refund again',
  }),
});

export function refundOrder(app: App, context: PaymentsContext & StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, reauthenticationErrors, refundErrors, {
    400: ['NotAmount'],
  });
  app.post(
    '/api/admin/orders/:orderId/refund',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'refundOrder',
        summary: 'Refund part of an order, or the rest of its payment',
        description:
          "Does not change the order's status. If the order is then refunded more than the store's `confirmedRefunds`, a session of staff must be freshly confirmed with `reauthenticateStaff`. If the payment provider is unavailable, the refund is `pending` and is retried.",
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: RefundHeaders,
        params: OrderParams,
        body: Type.Object(
          {
            amount: Type.Optional(
              Type.Number({
                exclusiveMinimum: 0,
                maximum: 10_000_000,
                description: "Amount in the order's currency; if missing, the full remaining amount",
                examples: [12.5],
              }),
            ),
            reason: Type.String({
              minLength: 1,
              maxLength: 500,
              description: 'The reason, shown in the order history and in the mail to the customer',
              examples: ['Arrived torn'],
            }),
            restockLines: Type.Optional(
              Type.Array(
                Type.Object({
                  lineId: Type.String({
                    minLength: 1,
                    maxLength: 100,
                    description: 'Id of the order line',
                    examples: ['1'],
                  }),
                  quantity: Type.Integer({
                    minimum: 1,
                    maximum: 99,
                    description: 'How many of the line return to stock',
                  }),
                }),
                {
                  maxItems: 100,
                  description:
                    'Goods that return to stock with the refund: at most what was handed over and has not come back yet',
                },
              ),
            ),
            withdrawalId: Type.Optional(
              Type.String({
                format: 'uuid',
                description:
                  'The withdrawal of this order that the refund settles. It becomes `refunded`; one that is `refunded` or `closed` is refused',
              }),
            ),
          },
          { title: 'NewRefund' },
        ),
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            refund: described(Refund, 'The refund'),
          }),
        },
      },
    },
    async (request) => {
      const caller = keyOf(request);
      const { storeId } = caller;
      const { orderId } = request.params;
      const { amount, reason, restockLines, withdrawalId } = request.body;
      const key = request.headers['idempotency-key'];
      const order = await findOrderView(context.db, { storeId, orderId });
      if (!order) return fail('UnknownOrder', {}, 'orderId');
      const minorUnits = amount === undefined ? undefined : toMinorUnits(amount, order.currency);
      if (amount !== undefined && !minorUnits) return fail('NotAmount', { field: 'amount' }, 'amount');
      const refunded = await refund(fail, context, {
        storeId,
        orderId,
        reason,
        ...(restockLines && { restockLines }),
        actor: adminActor(caller),
        checkRefund: await refundCheck(fail, context, request),
        recordChange: changeRecorder(context, request),
        key: `admin:${key}`,
        ...(minorUnits !== undefined && { amount: minorUnits }),
        ...(withdrawalId !== undefined && { settles: { withdrawalId, name: caller.name } }),
      });
      return { success: true as const, refund: refunded };
    },
  );
}
