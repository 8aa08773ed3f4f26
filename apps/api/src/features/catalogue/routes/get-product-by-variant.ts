import { Type } from 'typebox';
import { Meta } from '../../../platform/contract/meta';
import { described, IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Product } from '../contract/product';
import { sendProductPage } from './send-product-page';

export function getProductByVariant(app: App, context: CatalogueContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownProduct'] });
  app.get(
    '/api/products/variant/:id',
    {
      schema: {
        operationId: 'getProductByVariant',
        summary: 'Get the product of a variant, with that variant selected',
        description:
          'Returns the same data as `getProduct`. Prices and images are those of the requested variant.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            product: described(Product, 'The product with the variant selected'),
          }),
        },
      },
    },
    async ({ shop, params: { id: variantId } }, reply) => {
      const market = await context.catalogue.open(shop);
      const productId = (await market.productIds([variantId])).get(variantId);
      if (productId === undefined) return fail('UnknownProduct');
      return sendProductPage(fail, context, market, shop, reply, { productId, variantId });
    },
  );
}
