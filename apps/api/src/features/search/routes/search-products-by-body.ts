import type { App } from '../../../platform/http/app';
import { isStaffCall } from '../../staff';
import { ShopHeaders } from '../../stores';
import type { SearchContext } from '../build-index';
import { SearchBody, SearchResult } from '../contract';
import { recordIfEmpty, searchProducts as search } from '../search-products';
import { fromBody, searchDescription } from './search-request';

export function searchProductsByBody(app: App, context: SearchContext): void {
  app.post(
    '/api/products/search',
    {
      schema: {
        operationId: 'searchProductsByBody',
        summary: 'Search, filter and sort products, with a JSON body',
        description: searchDescription,
        repetition: 'The call changes nothing.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        body: SearchBody,
        response: { 200: SearchResult },
      },
    },
    async (request) => {
      const { shop, body } = request;
      const wanted = fromBody(body, shop.currency);
      const result = await search(context, shop, wanted);
      if (!isStaffCall(request)) recordIfEmpty(context, shop, wanted, result);
      return result;
    },
  );
}
