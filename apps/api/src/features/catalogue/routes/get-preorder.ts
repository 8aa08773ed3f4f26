import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Preorder } from '../contract/preorder';
import { viewOf } from '../products/catalogue-product';
import { toPreorder } from '../products/preorder';
import { findProducts } from '../queries/products';

export function getPreorder(app: App, context: CatalogueContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownProduct'] });
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
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            preorder: described(Preorder, 'When the variants can be delivered'),
          }),
        },
      },
    },
    async ({ shop, params }) => {
      const [product] = await findProducts(context.db, shop, [params.id]);
      if (!product || product.variants.length === 0) return fail('UnknownProduct');
      return { meta: ok, preorder: toPreorder(product, viewOf(shop, context)) };
    },
  );
}
