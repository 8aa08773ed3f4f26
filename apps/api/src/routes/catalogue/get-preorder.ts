import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Meta, ok } from '../../contract/meta';
import { Preorder } from '../../contract/preorder';
import { findProducts } from '../../db/repositories/products';
import { toPreorder } from '../../domain/catalogue/preorder';
import { ApiError } from '../../errors/api-error';
import { ShopHeaders } from '../../shop/resolve-shop';
import { viewOf } from '../../shop/view';
import { failures } from '../failures';
import { IdParams } from './id-params';

export function getPreorder(app: App, context: Context): void {
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
