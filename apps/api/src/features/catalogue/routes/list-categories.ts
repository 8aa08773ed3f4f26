import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { ShopHeaders } from '../../stores';
import type { CatalogueContext } from '../cache/catalogue';
import { CategoryNode } from '../contract/category';
import { categoryTree } from '../products/category-tree';
import { findCategories } from '../queries/categories';

export function listCategories(app: App, { db }: CatalogueContext): void {
  app.get(
    '/api/categories',
    {
      schema: {
        operationId: 'listCategories',
        summary: 'Get the category tree',
        description:
          'Returns the descendants of the root category, at most three levels deep, in display order.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        response: {
          200: Type.Object({
            meta: Meta,
            categories: Type.Array(CategoryNode, {
              description: 'The top categories with their descendants',
            }),
          }),
        },
      },
    },
    async ({ shop }) => {
      const categories = await findCategories(db, shop.storeId, shop.culture);
      const isKnown = categories.some(({ id }) => id === shop.rootCategoryId);
      const root = isKnown ? shop.rootCategoryId : shop.store.rootCategoryId;
      return { meta: ok, categories: categoryTree(categories, root, shop) };
    },
  );
}
