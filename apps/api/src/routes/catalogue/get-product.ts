import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Meta } from '../../contract/meta';
import { Product } from '../../contract/product';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { IdParams } from './id-params';
import { sendProductPage } from './send-product-page';

export function getProduct(app: App, context: Context): void {
  app.get(
    '/api/products/:id',
    {
      schema: {
        operationId: 'getProduct',
        summary: 'Get a product, with the lead variant of its first colour selected',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        response: { 200: Type.Object({ meta: Meta, product: Product }), ...failures(400, 404) },
      },
    },
    async ({ shop, params }, reply) =>
      sendProductPage(context, await context.catalogue.open(shop), shop, reply, { productId: params.id }),
  );
}
