import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { ProductCard } from '../contract/product';
import { viewOf } from '../products/catalogue-product';
import { productCards } from '../products/find-product-cards';

const maxIds = 100;

export function listProducts(app: App, context: CatalogueContext): void {
  app.get(
    '/api/products',
    {
      schema: {
        operationId: 'listProducts',
        summary: 'List products by id, in the requested order',
        description:
          'A card shows the requested variant, or the lead variant of the first colour if the id is that of a product.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: Type.Object({
          id: Type.Array(Id, {
            minItems: 1,
            maxItems: maxIds,
            description: 'Ids of products or variants; unknown ids are ignored',
          }),
        }),
        response: {
          200: Type.Object({
            meta: Meta,
            products: Type.Array(ProductCard, { description: 'Products, in the requested order' }),
          }),
        },
      },
    },
    async ({ shop, query }) => {
      const market = await context.catalogue.open(shop);
      const productOf = await market.productIds(query.id);
      const requests = [...new Set(query.id)].map((id) => {
        const productId = productOf.get(id);
        return productId === undefined ? { productId: id } : { productId, variantId: id };
      });
      return { meta: ok, products: await productCards(market, viewOf(shop, context), requests) };
    },
  );
}
