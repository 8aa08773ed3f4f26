import type { App } from '../../../platform/http/app';
import { isStaffCall } from '../../staff';
import { ShopHeaders } from '../../stores';
import type { SearchContext } from '../build-index';
import { SearchQuery, SearchResult } from '../contract';
import { recordIfEmpty, searchProducts as search } from '../search-products';
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
    async (request) => {
      const { shop, query } = request;
      const wanted = fromQuery(query, shop.currency);
      const result = await search(context, shop, wanted);
      if (!isStaffCall(request)) recordIfEmpty(context, shop, wanted, result);
      return result;
    },
  );
}
