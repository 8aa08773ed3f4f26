import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Preorder } from '../contract/preorder';
import { viewOf } from '../products/catalogue-product';
import { toPreorder } from '../products/preorder';
import { findProducts } from '../queries/products';

export function getPreorder(app: App, context: CatalogueContext): void {
  app.get(
    '/api/products/:id/preorder',
    {
      schema: {
        operationId: 'getPreorder',
        summary: 'Get the availability of a product and its shipping dates',
        description: 'Every call reads the current stock. A preorder is paid when it is placed.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        response: { 200: Type.Object({ meta: Meta, preorder: Preorder }), ...failures(400, 404) },
      },
    },
    async ({ shop, params }) => {
      const [product] = await findProducts(context.db, shop, [params.id]);
      if (!product || product.variants.length === 0) throw new ApiError(404, 'UnknownProduct');
      return { meta: ok, preorder: toPreorder(product, viewOf(shop, context)) };
    },
  );
}
