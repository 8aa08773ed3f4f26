import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
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
import { IfMatchHeader, productTag, requireVersion, versionErrors } from '../product-version';
import { recordProduct } from '../record-product';
import { ProductData, ProductParams } from '../single-product';

export function putProduct(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, changeErrors, versionErrors);
  app.put(
    '/api/admin/products/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'putProduct',
        summary: 'Create or replace a product',
        description:
          'Has the checks and the effects of an import of this product: all or nothing, with its price history, and shops show it at once. The stock of a variant changes by the difference to the last imported one. Use `startImport` for more than a few products.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IfMatchHeader }),
        params: ProductParams,
        body: ProductData,
        versioned: 'product',
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            created: Type.Boolean({ description: 'False if the product existed before' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { headers, body } = request;
      const product = { ...body, id: request.params.id };
      const { changeStore } = await import('../change-store');
      const { before } = await changeStore(fail, context, {
        storeId: keyOf(request).storeId,
        part: 'catalogue',
        culture: headers.culture,
        onChanged: recordProduct(changeRecorder(context, request), product.id),
        contentFor: ({ products }) => {
          const known = products.find(({ id }) => id === product.id);
          requireVersion(fail, known, headers['if-match']);
          return { products: [product] };
        },
      });
      reply.header('etag', productTag(product));
      return { success: true as const, created: before.products.every(({ id }) => id !== product.id) };
    },
  );
}
