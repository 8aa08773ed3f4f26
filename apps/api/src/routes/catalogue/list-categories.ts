import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { CategoryNode } from '../../contract/category';
import { Meta, ok } from '../../contract/meta';
import { findCategories } from '../../db/repositories/categories';
import { categoryTree } from '../../domain/catalogue/category-tree';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';

export function listCategories(app: App, { db }: Context): void {
  app.get(
    '/api/categories',
    {
      schema: {
        operationId: 'listCategories',
        summary: 'Get the category tree',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        response: {
          200: Type.Object({ meta: Meta, categories: Type.Array(CategoryNode) }),
          ...failures(400, 404),
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
