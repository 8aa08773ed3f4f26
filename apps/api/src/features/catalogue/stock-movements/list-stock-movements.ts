import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { defaultPageSize, paging } from '../../../platform/contract/pages';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { StockLevel, StockMovementList, VariantParams } from './contract';
import { findStockLevel, findStockMovements } from './queries';

export function listStockMovements(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownVariant'] });
  app.get(
    '/api/admin/stock/:variantId/movements',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'stock'),
      schema: {
        operationId: 'listStockMovements',
        summary: 'List the changes of a variant’s stock, newest first',
        description:
          'Orders, cancellations, imports, counts and adjustments change stock. Each has a movement, which is deleted after two years.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: VariantParams,
        querystring: Type.Object(paging),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            variant: described(StockLevel, 'The variant with its current stock'),
            movements: described(StockMovementList, 'A page of the movements'),
          }),
        },
      },
    },
    async (request) => {
      const { page = 1, pageSize = defaultPageSize } = request.query;
      const { variantId } = request.params;
      const { storeId } = keyOf(request);
      const { culture = 'en' } = request.headers;
      const variant = await findStockLevel(context.db, { storeId, culture, variantId });
      if (!variant) return fail('UnknownVariant', {}, 'variantId');
      const found = await findStockMovements(context.db, { storeId, variantId }, { page, pageSize });
      return { meta: ok, variant, movements: { ...found, page, pageSize } };
    },
  );
}
