import { Type } from 'typebox';
import { Meta } from '../../../platform/contract/meta';
import { IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Product } from '../contract/product';
import { sendProductPage } from './send-product-page';

export function getProduct(app: App, context: CatalogueContext): void {
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
