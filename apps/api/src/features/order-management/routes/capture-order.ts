import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import {
  idempotencyErrors,
  keyedRequest,
  RequiredIdempotencyHeader,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import {
  findOrderPayment,
  lockPayment,
  type PaymentsContext,
  payCapturesOf,
  repeatCapture,
} from '../../payments';
import {
  AdminHeaders,
  adminActor,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import { findAdminOrder } from '../admin-order-view';
import { OrderParams, OrderPayment } from '../contract';
import { requireAuthorisation } from '../require-authorisation';

const captureErrors = {
  404: ['UnknownOrder'],
  409: ['AuthorisationEnded'],
} as const;

export function captureOrder(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, captureErrors);
  app.post(
    '/api/admin/orders/:orderId/capture',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'captureOrder',
        summary: 'Repeat a capture that was refused',
        description:
          'For orders whose payment is captured on dispatch. Captures are made with each shipment; this repeats the last one if the provider has refused it, and otherwise changes nothing.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader }),
        params: OrderParams,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            payment: described(OrderPayment, 'The payment with the new capture'),
          }),
        },
      },
    },
    async (request) => {
      const caller = keyOf(request);
      const { storeId } = caller;
      const { orderId } = request.params;
      const record = changeRecorder(context, request);
      await runOnce(fail, context, keyedRequest(request, 'captureOrder', storeId), async (trx) => {
        const found = await findOrderPayment(trx, storeId, orderId);
        const payment = found && (await lockPayment(trx, found.id));
        if (!payment) return fail('UnknownOrder', {}, 'orderId');
        const actor = adminActor(caller);
        const capture = await repeatCapture(trx, payment, { actor, now: context.clock() });
        if (capture) {
          requireAuthorisation(fail, payment);
          const after = { capture: capture.id, amount: capture.amount, currency: payment.currency };
          await record(trx, { target: { kind: 'order', id: orderId }, after });
        }
        return { capture: capture?.id ?? null };
      });
      await payCapturesOf(context, { storeId, orderId });
      return { success: true as const, payment: await readPayment(fail, context, { storeId, orderId }) };
    },
  );
}

async function readPayment(
  fail: Fail<'UnknownOrder'>,
  { db }: PaymentsContext,
  order: { storeId: string; orderId: string },
): Promise<OrderPayment> {
  const found = await findAdminOrder(db, order);
  return found?.payment ?? fail('UnknownOrder', {}, 'orderId');
}
