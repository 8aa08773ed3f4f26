import type { App } from '../../../platform/http/app';
import { ShopHeaders } from '../../stores';
import type { SearchContext } from '../build-index';
import { SearchQuery, SearchResult } from '../contract';
import { searchProducts as search } from '../search-products';
import { fromQuery, searchDescription } from './search-request';

export function searchProducts(app: App, context: SearchContext): void {
  app.get(
    '/api/products/search',
    {
      schema: {
        operationId: 'searchProducts',
        summary: 'Search, filter and sort products',
        description: searchDescription,
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SearchQuery,
        response: { 200: SearchResult },
      },
    },
    ({ shop, query }) => search(context, shop, fromQuery(query, shop.currency)),
  );
}
