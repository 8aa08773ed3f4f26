import { Type } from 'typebox';
import { Meta } from '../../../platform/contract/meta';
import { described, IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Product } from '../contract/product';
import { sendProductPage } from './send-product-page';

export function getProduct(app: App, context: CatalogueContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownProduct'] });
  app.get(
    '/api/products/:id',
    {
      schema: {
        operationId: 'getProduct',
        summary: 'Get a product, with the lead variant of its first colour selected',
        description:
          'Returns all colours and variants with their prices and stock. Prices are per unit and include VAT: `unitPrice` is before and `discountPrice` after a discount.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            product: described(Product, 'The product with one variant selected'),
          }),
        },
      },
    },
    async ({ shop, params }, reply) =>
      sendProductPage(fail, context, await context.catalogue.open(shop), shop, reply, {
        productId: params.id,
      }),
  );
}
