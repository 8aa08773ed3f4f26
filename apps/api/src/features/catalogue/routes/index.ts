import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { listCategoryProducts } from '../../search/routes/list-category-products';
import { searchProducts } from '../../search/routes/search-products';
import { searchProductsByBody } from '../../search/routes/search-products-by-body';
import { suggestProducts } from '../../search/routes/suggest-products';
import { getCategory } from './get-category';
import { getPreorder } from './get-preorder';
import { getProduct } from './get-product';
import { getProductByVariant } from './get-product-by-variant';
import { listCategories } from './list-categories';
import { listCategorySitemap } from './list-category-sitemap';
import { listProductSitemap } from './list-product-sitemap';
import { listProducts } from './list-products';

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
