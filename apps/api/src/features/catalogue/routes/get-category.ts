import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, IdParams } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { Category } from '../contract/category';
import { viewOf } from '../products/catalogue-product';
import { toCategory } from '../products/category-tree';
import { findCategories } from '../queries/categories';

export function getCategory(app: App, context: CatalogueContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownCategory'] });
  app.get(
    '/api/categories/:id',
    {
      schema: {
        operationId: 'getCategory',
        summary: 'Get a category',
        description:
          'Returns the texts, the image and the breadcrumb of the page. For the products of the category, use `listCategoryProducts`.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        params: IdParams,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            category: described(Category, 'The category'),
          }),
        },
      },
    },
    async ({ shop, params }) => {
      const categories = await findCategories(context.db, shop.storeId, shop.culture);
      const category = toCategory(categories, params.id, viewOf(shop, context));
      if (!category) return fail('UnknownCategory');
      return { meta: ok, category };
    },
  );
}
