import { type Static, Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { productName } from '../single-product';
import { findSourcesById } from '../sources';
import { ProductSalePreview, SalesPreviewRequest } from './contract';
import { previewSale } from './preview-sale';
import { findOpenSales } from './queries';
import { readTerm, saleByPercentage } from './sale-rules';

export function previewSales(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.post(
    '/api/admin/sales/preview',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'previewSales',
        summary: 'Calculate the prices of a sale of several products',
        description:
          'Shows the prices of each product during the sale with what the law on price reductions makes of them, as `previewSale` does, and why `planSales` would refuse it. Nothing is written.',
        repetition: 'Nothing is written.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        body: SalesPreviewRequest,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            products: Type.Array(ProductSalePreview, {
              description: 'The result for each product, in the order of the request',
            }),
          }),
        },
      },
    },
    async (request) => {
      // Nothing changes, so the audit log has no entry.
      request.recordsChange = true;
      const { db, clock } = context;
      const { storeId } = keyOf(request);
      const { productIds, percent, endsAt } = request.body;
      const { culture = 'en' } = request.headers;
      const { startsAt = clock().toISOString() } = request.body;
      const term = endsAt === undefined ? undefined : readTerm(fail, { startsAt, endsAt }, clock());
      const stored = await findSourcesById(db, storeId, 'products', productIds);
      const known = new Map(stored.map((product) => [product.id, product]));
      const allOpen = await findOpenSales(db, storeId, productIds);
      const products: Static<typeof ProductSalePreview>[] = [];
      for (const productId of productIds) {
        const product = known.get(productId);
        const open = allOpen.filter((sale) => sale.productId === productId);
        const { prices, problem } = saleByPercentage(product, { percent, term, open });
        const asked = { prices, startsAt: new Date(startsAt), earlier: open };
        products.push({
          productId,
          name: product ? productName(product, culture) : null,
          prices: product ? await previewSale(db, storeId, { product, ...asked }) : [],
          problem,
        });
      }
      return { meta: ok, products };
    },
  );
}
