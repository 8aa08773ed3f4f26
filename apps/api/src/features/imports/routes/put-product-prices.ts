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
import { ProductParams, ProductPrices } from '../single-product';

export function putProductPrices(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, changeErrors, versionErrors, {
    404: ['UnknownProduct'],
  });
  app.put(
    '/api/admin/products/:id/prices',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'putProductPrices',
        summary: 'Set the prices of a product',
        description:
          'Has the checks and the effects of an import of `prices`: currencies that are missing from the body keep theirs, the change is recorded in the price history, and the lowest price of the 30 days before a reduction is calculated from it. Baskets that are not paid yet get the new price.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IfMatchHeader }),
        params: ProductParams,
        body: ProductPrices,
        versioned: 'product',
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
          }),
        },
      },
    },
    async (request, reply) => {
      const { headers, body, params } = request;
      const { changeStore } = await import('../change-store');
      const { after } = await changeStore(fail, context, {
        storeId: keyOf(request).storeId,
        part: 'prices',
        culture: headers.culture,
        onChanged: recordProduct(changeRecorder(context, request), params.id),
        contentFor: ({ products }) => {
          const known = products.find(({ id }) => id === params.id);
          if (!known) return fail('UnknownProduct', {}, 'id');
          requireVersion(fail, known, headers['if-match']);
          return { prices: [{ ...body, productId: params.id }] };
        },
      });
      const changed = after.products.find(({ id }) => id === params.id);
      if (changed) reply.header('etag', productTag(changed));
      return { success: true as const };
    },
  );
}
