import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  idempotencyErrors,
  keyedRequest,
  RequiredIdempotencyHeader,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { changeStock, stockErrors } from './change-stock';
import { StockAdjustment, StockCount, VariantParams } from './contract';

const Written = Type.Object({
  success: Succeeded,
  from: Type.Integer({ description: 'Units before', examples: [12] }),
  to: Type.Integer({ description: 'Units after', examples: [10] }),
});
const headers = Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader });

/** Who changes the stock, as a movement names them. */
function actorOf(request: FastifyRequest) {
  const { kind, id, name } = keyOf(request);
  return { kind, id, name };
}

export function countStock(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, stockErrors);
  app.post(
    '/api/admin/stock/:variantId/counts',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'stock'),
      schema: {
        operationId: 'countStock',
        summary: 'Set the stock of a variant to what was counted',
        description:
          'If the stock is not the `expected` one any more, such as after a sale, nothing is written: the answer is 409 `StockChanged` with the current stock. A count that confirms the stock is recorded, too.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers,
        params: VariantParams,
        body: StockCount,
        errors,
        response: { 200: Written },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { stock, expected, note = '' } = request.body;
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'countStock', storeId);
      return runOnce(fail, context, keyed, async (trx) => {
        const written = await changeStock(fail, trx, {
          storeId,
          variantId: request.params.variantId,
          change: () => stock,
          expected,
          cause: { reason: 'counted', note, actor: actorOf(request) },
          record,
        });
        return { success: true as const, ...written };
      });
    },
  );
}

export function adjustStock(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, stockErrors);
  app.post(
    '/api/admin/stock/:variantId/movements',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'stock'),
      schema: {
        operationId: 'adjustStock',
        summary: 'Add to the stock of a variant, or take from it',
        description:
          'The shop shows the change at once. An import of stock adds the difference to the last import, so the change stays.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers,
        params: VariantParams,
        body: StockAdjustment,
        errors,
        response: { 200: Written },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { change, reason, note = '' } = request.body;
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'adjustStock', storeId);
      return runOnce(fail, context, keyed, async (trx) => {
        const written = await changeStock(fail, trx, {
          storeId,
          variantId: request.params.variantId,
          change: (stock) => stock + change,
          cause: { reason, note, actor: actorOf(request) },
          record,
        });
        return { success: true as const, ...written };
      });
    },
  );
}
