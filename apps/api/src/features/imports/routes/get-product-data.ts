import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { productTag } from '../product-version';
import { ProductParams, StoredProduct } from '../single-product';
import { findSource } from '../sources';

export function getProductData(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownProduct'] });
  app.get(
    '/api/admin/products/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'getProductData',
        summary: 'Get a product as it was imported',
        description:
          'The data are those that `putProduct` takes. Stock is the last imported one, without the sales since.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ProductParams,
        versioned: 'product',
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            product: described(StoredProduct, 'The product as it was imported'),
          }),
        },
      },
    },
    async (request, reply) => {
      const { storeId } = keyOf(request);
      const found = await findSource(context.db, storeId, 'products', request.params.id);
      if (!found) return fail('UnknownProduct', {}, 'id');
      const { id: _, ...product } = found;
      reply.header('etag', productTag(found));
      return { meta: ok, product };
    },
  );
}
