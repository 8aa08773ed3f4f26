import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Category } from '../../contract/category';
import { Meta, ok } from '../../contract/meta';
import { findCategories } from '../../db/repositories/categories';
import { toCategory } from '../../domain/catalogue/category-tree';
import { ApiError } from '../../errors/api-error';
import { ShopHeaders } from '../../shop/resolve-shop';
import { viewOf } from '../../shop/view';
import { failures } from '../failures';
import { IdParams } from './id-params';

export function getCategory(app: App, context: Context): void {
  app.get(
    '/api/categories/:id',
    {
      schema: {
        operationId: 'getCategory',
        summary: 'Get a category',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        response: { 200: Type.Object({ meta: Meta, category: Category }), ...failures(400, 404) },
      },
    },
    async ({ shop, params }) => {
      const categories = await findCategories(context.db, shop.storeId, shop.culture);
      const category = toCategory(categories, params.id, viewOf(shop, context));
      if (!category) throw new ApiError(404, 'UnknownCategory');
      return { meta: ok, category };
    },
  );
}
