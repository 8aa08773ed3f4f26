import type { App } from '../../app';
import type { Context } from '../../context';
import { getCategory } from './get-category';
import { getPreorder } from './get-preorder';
import { getProduct } from './get-product';
import { getProductByVariant } from './get-product-by-variant';
import { listCategories } from './list-categories';
import { listCategoryProducts } from './list-category-products';
import { listCategorySitemap } from './list-category-sitemap';
import { listProductSitemap } from './list-product-sitemap';
import { listProducts } from './list-products';
import { searchProducts } from './search-products';
import { searchProductsByBody } from './search-products-by-body';
import { suggestProducts } from './suggest-products';

export function catalogueRoutes(app: App, context: Context): void {
  listCategories(app, context);
  listCategorySitemap(app, context);
  getCategory(app, context);
  listProducts(app, context);
  listProductSitemap(app, context);
  getProduct(app, context);
  getPreorder(app, context);
  getProductByVariant(app, context);
  listCategoryProducts(app, context);
  searchProducts(app, context);
  searchProductsByBody(app, context);
  suggestProducts(app, context);
}
