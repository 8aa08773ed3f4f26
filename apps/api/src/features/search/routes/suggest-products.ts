import type { App } from '../../../platform/http/app';
import { ShopHeaders } from '../../stores';
import type { SearchContext } from '../build-index';
import { SuggestionQuery, Suggestions } from '../contract';
import { suggestProducts as suggest } from '../search-products';

export function suggestProducts(app: App, context: SearchContext): void {
  app.get(
    '/api/products/suggestions',
    {
      schema: {
        operationId: 'suggestProducts',
        summary: 'Suggest products and categories for an unfinished search term',
        description:
          'Answers while the shopper types. Returns at most six products, best matches first, and categories.',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SuggestionQuery,
        response: { 200: Suggestions },
      },
    },
    ({ shop, query }) => suggest(context, shop, query.Term),
  );
}
