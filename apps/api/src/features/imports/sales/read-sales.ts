import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { ProductParams } from '../single-product';
import { findSource } from '../sources';
import { PlannedSale, SalePreview, SalePreviewRequest, toPlannedSale } from './contract';
import { previewSale as preview } from './preview-sale';
import { findOpenSales, findSales } from './queries';
import { requireSalePrices, salePriceErrors } from './sale-rules';

export function listSales(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownProduct'] });
  app.get(
    '/api/admin/products/:id/sales',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'listSales',
        summary: 'List the planned and past sales of a product',
        description: 'The latest 50 come first. Prices that were set without a plan are not listed.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ProductParams,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            sales: Type.Array(PlannedSale, { description: 'The sales, the latest first' }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id } = request.params;
      if (!(await findSource(context.db, storeId, 'products', id))) return fail('UnknownProduct', {}, 'id');
      const sales = await findSales(context.db, storeId, id);
      return { meta: ok, sales: sales.map(toPlannedSale) };
    },
  );
}

export function previewSale(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, salePriceErrors);
  app.post(
    '/api/admin/products/:id/sales/preview',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'previewSale',
        summary: 'Calculate the prior prices of a sale',
        description:
          'Shows what the law on price reductions makes of the prices (Directive 98/6/EC, article 6a), by the recorded price history and the sales that are planned before. Nothing is written.',
        repetition: 'Nothing is written.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ProductParams,
        body: SalePreviewRequest,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            prices: Type.Array(SalePreview, { description: 'The result for each currency' }),
          }),
        },
      },
    },
    async (request) => {
      // Nothing changes, so the audit log has no entry.
      request.recordsChange = true;
      const { storeId } = keyOf(request);
      const { prices, startsAt } = request.body;
      const product = await findSource(context.db, storeId, 'products', request.params.id);
      if (!product) return fail('UnknownProduct', {}, 'id');
      requireSalePrices(fail, product, prices);
      const found = await preview(context.db, storeId, {
        product,
        prices,
        startsAt: startsAt === undefined ? context.clock() : new Date(startsAt),
        earlier: await findOpenSales(context.db, storeId, [product.id]),
      });
      return { meta: ok, prices: found };
    },
  );
}
