import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Meta } from '../../contract/meta';
import { Product } from '../../contract/product';
import { ApiError } from '../../errors/api-error';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { IdParams } from './id-params';
import { sendProductPage } from './send-product-page';

export function getProductByVariant(app: App, context: Context): void {
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
