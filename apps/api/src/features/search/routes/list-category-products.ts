import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { IdParams, ProductList, productCards, viewOf } from '../../catalogue';
import { ShopHeaders } from '../../stores';
import type { SearchContext } from '../build-index';
import { allProducts } from '../engine/market-index';
import { emptySelection } from '../engine/selection';
import { defaultPageSize, maxPage, maxPageSize } from '../page-size';

export function listCategoryProducts(app: App, context: SearchContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownCategory'] });
  app.get(
    '/api/products/category/:id',
    {
      schema: {
        operationId: 'listCategoryProducts',
        summary: 'List the products of a category and its descendants',
        description: 'Products are in the order of the shop. Each product is listed once.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage, default: 1 })),
          pageSize: Type.Optional(
            Type.Integer({ minimum: 1, maximum: maxPageSize, default: defaultPageSize }),
          ),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            products: described(ProductList, 'A page of the products'),
          }),
        },
      },
    },
    async ({ shop, params: { id }, query: { page = 1, pageSize = defaultPageSize } }) => {
      const market = await context.catalogue.open(shop);
      const categories = await market.categories();
      if (!categories.some((category) => category.id === id)) return fail('UnknownCategory');
      const view = viewOf(shop, context);
      const index = await market.index();
      const { page: found, total } = index.find({
        ...allProducts,
        selection: { ...emptySelection, within: id },
        offset: (page - 1) * pageSize,
        limit: pageSize,
        today: view.today,
      });
      const items = await productCards(
        market,
        view,
        found.map((product) => ({ productId: product.id })),
      );
      const totalPages = Math.ceil(total / pageSize);
      return { meta: ok, products: { items, page, pageSize, totalItems: total, totalPages } };
    },
  );
}
