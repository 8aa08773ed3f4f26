import { Type } from 'typebox';
import { Meta } from '../../../platform/contract/meta';
import { IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Product } from '../contract/product';
import { sendProductPage } from './send-product-page';

export function getProductByVariant(app: App, context: CatalogueContext): void {
  app.get(
    '/api/products/variant/:id',
    {
      schema: {
        operationId: 'getProductByVariant',
        summary: 'Get the product of a variant, with that variant selected',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        response: { 200: Type.Object({ meta: Meta, product: Product }), ...failures(400, 404) },
      },
    },
    async ({ shop, params: { id: variantId } }, reply) => {
      const market = await context.catalogue.open(shop);
      const productId = (await market.productIds([variantId])).get(variantId);
      if (productId === undefined) throw new ApiError(404, 'UnknownProduct');
      return sendProductPage(context, market, shop, reply, { productId, variantId });
    },
  );
}
