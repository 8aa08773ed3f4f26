import { Type } from 'typebox';
import type { App } from '../../app';
import { productCards } from '../../catalogue/product-cards';
import type { Context } from '../../context';
import { Meta, ok } from '../../contract/meta';
import { ProductList } from '../../contract/product';
import { ApiError } from '../../errors/api-error';
import { allProducts } from '../../search/market-index';
import { emptySelection } from '../../search/selection';
import { ShopHeaders } from '../../shop/resolve-shop';
import { viewOf } from '../../shop/view';
import { failures } from '../failures';
import { IdParams } from './id-params';

const maxPage = 10_000;
const maxPageSize = 100;
const defaultPageSize = 24;

export function listCategoryProducts(app: App, context: Context): void {
  app.get(
    '/api/products/category/:id',
    {
      schema: {
        operationId: 'listCategoryProducts',
        summary: 'List the products of a category and its descendants',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage, default: 1 })),
          pageSize: Type.Optional(
            Type.Integer({ minimum: 1, maximum: maxPageSize, default: defaultPageSize }),
          ),
        }),
        response: { 200: Type.Object({ meta: Meta, products: ProductList }), ...failures(400, 404) },
      },
    },
    async ({ shop, params: { id }, query: { page = 1, pageSize = defaultPageSize } }) => {
      const market = await context.catalogue.open(shop);
      const categories = await market.categories();
      if (!categories.some((category) => category.id === id)) throw new ApiError(404, 'UnknownCategory');
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
