import type { App } from '../../app';
import type { Context } from '../../context';
import { SearchQuery, SearchResult } from '../../contract/search';
import { searchProducts as search } from '../../search/search-products';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { searchDescription } from './search-description';
import { fromQuery } from './search-request';

export function searchProducts(app: App, context: Context): void {
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
        response: { 200: SearchResult, ...failures(400, 404) },
      },
    },
    ({ shop, query }) => search(context, shop, fromQuery(query, shop.currency)),
  );
}
