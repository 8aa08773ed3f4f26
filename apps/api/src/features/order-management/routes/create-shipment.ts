import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  idempotencyErrors,
  keyedRequest,
  RequiredIdempotencyHeader,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import { Order, Shipment } from '../../orders';
import { type PaymentsContext, payCapturesOf } from '../../payments';
import {
  AdminHeaders,
  adminActor,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import { OrderParams } from '../contract';
import { shipErrors, shipOrder } from '../ship-order';

const maxLines = 100;

const NewShipment = Type.Object(
  {
    carrier: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Name of the carrier, shown to the customer',
      examples: ['GLS'],
    }),
    trackingNumber: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "The carrier's number of the parcel",
        examples: ['00370733'],
      }),
    ),
    trackingUrl: Type.Optional(
      Type.String({
        maxLength: 500,
        pattern: '^https://[^\\s]+$',
        description: 'Page of the carrier that shows where the parcel is; only https',
        examples: ['https://carrier.example/track/00370733'],
      }),
    ),
    lines: Type.Optional(
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
            description: 'How many of the line are in the parcel',
          }),
        }),
        {
          minItems: 1,
          maxItems: maxLines,
          description: 'Goods in the parcel; if missing, everything that is left to ship',
        },
      ),
    ),
  },
  { title: 'NewShipment', description: 'A parcel that was handed to the carrier' },
);

export function createShipment(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, shipErrors);
  app.post(
    '/api/admin/orders/:orderId/shipments',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'createShipment',
        summary: 'Ship an order, or a part of it',
        description:
          'Notifies the customer by mail. If the payment is captured on dispatch, the price of the goods is captured, with retries. The shipment with the last goods changes the order to `Complete`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader }),
        params: OrderParams,
        body: NewShipment,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            shipment: described(Shipment, 'The created shipment'),
            order: described(Order, 'The order with its shipments'),
          }),
        },
      },
    },
    async (request) => {
      const caller = keyOf(request);
      const { storeId } = caller;
      const { carrier, trackingNumber = null, trackingUrl = null, lines } = request.body;
      const { orderId } = request.params;
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'createShipment', storeId);
      const answer = await runOnce(fail, context, keyed, async (trx) => {
        const shipped = await shipOrder(fail, trx, {
          storeId,
          orderId,
          carrier,
          trackingNumber,
          trackingUrl,
          lines,
          actor: adminActor(caller),
          now: context.clock(),
        });
        const { id, lines: parcel } = shipped.shipment;
        const after = { shipment: id, carrier, trackingNumber, lines: parcel, status: shipped.order.status };
        await record(trx, { target: { kind: 'order', id: orderId }, after });
        return { success: true as const, ...shipped };
      });
      await payCapturesOf(context, { storeId, orderId });
      return answer;
    },
  );
}
