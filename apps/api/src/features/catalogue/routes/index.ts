import type { App } from '../../../platform/http/app';
import type { CatalogueContext } from '../cache/catalogue';
import { getCategory } from './get-category';
import { getPreorder } from './get-preorder';
import { getProduct } from './get-product';
import { getProductByVariant } from './get-product-by-variant';
import { listCategories } from './list-categories';
import { listCategorySitemap } from './list-category-sitemap';
import { listProductSitemap } from './list-product-sitemap';
import { listProducts } from './list-products';

export function catalogueRoutes(app: App, context: CatalogueContext): void {
  listCategories(app, context);
  listCategorySitemap(app, context);
  getCategory(app, context);
  listProducts(app, context);
  listProductSitemap(app, context);
  getProduct(app, context);
  getPreorder(app, context);
  getProductByVariant(app, context);
}
