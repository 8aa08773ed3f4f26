import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { changeErrors } from '../check/data-error';
import { PlannedSale, SaleParams, toPlannedSale } from './contract';
import { lockSale, updateSale } from './queries';

export function endSale(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, changeErrors, {
    404: ['UnknownProduct', 'UnknownSale'],
  });
  app.post(
    '/api/admin/products/:id/sales/:saleId/end',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'endSale',
        summary: 'End a sale now, or cancel one that has not begun',
        description: 'A running sale ends as at its planned end: the prices from before come back.',
        repetition: 'A sale that has ended or was cancelled stays as it is.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: SaleParams,
        errors,
        response: {
          200: Type.Object({ success: Succeeded, sale: described(PlannedSale, 'The sale after the call') }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id: productId, saleId } = request.params;
      const { stopSale } = await import('./apply-sales');
      const record = changeRecorder(context, request);
      return context.db.transaction().execute(async (trx) => {
        const sale = await lockSale(trx, { storeId, productId, id: saleId });
        if (!sale) return fail('UnknownSale', {}, 'saleId');
        const { state } = sale;
        const ended =
          state === 'planned' ? 'cancelled' : state === 'running' ? ('ended' as const) : undefined;
        if (!ended) return { success: true as const, sale: toPlannedSale(sale) };
        if (state === 'running') await stopSale(trx, storeId, sale, context.clock());
        else await updateSale(trx, storeId, saleId, { state: ended });
        await record(trx, {
          target: { kind: 'product', id: productId },
          before: { sale: saleId, state },
          after: { sale: saleId, state: ended },
        });
        return { success: true as const, sale: toPlannedSale({ ...sale, state: ended }) };
      });
    },
  );
}
