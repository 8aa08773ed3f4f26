import type { App } from '../../../platform/http/app';
import type { SearchContext } from '../build-index';
import { listCategoryProducts } from './list-category-products';
import { searchProducts } from './search-products';
import { searchProductsByBody } from './search-products-by-body';
import { suggestProducts } from './suggest-products';

export function searchRoutes(app: App, context: SearchContext): void {
  listCategoryProducts(app, context);
  searchProducts(app, context);
  searchProductsByBody(app, context);
  suggestProducts(app, context);
}
