import type { App } from '../../app';
import type { Context } from '../../context';
import { SearchBody, SearchResult } from '../../contract/search';
import { searchProducts as search } from '../../search/search-products';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { searchDescription } from './search-description';
import { fromBody } from './search-request';

export function searchProductsByBody(app: App, context: Context): void {
  app.post(
    '/api/products/search',
    {
      schema: {
        operationId: 'searchProductsByBody',
        summary: 'Search, filter and sort products, with a JSON body',
        description: searchDescription,
        tags: ['Catalogue'],
        headers: ShopHeaders,
        body: SearchBody,
        response: { 200: SearchResult, ...failures(400, 404) },
      },
    },
    ({ shop, body }) => search(context, shop, fromBody(body, shop.currency)),
  );
}
