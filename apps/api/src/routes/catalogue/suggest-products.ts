import type { App } from '../../app';
import type { Context } from '../../context';
import { SuggestionQuery, Suggestions } from '../../contract/search';
import { suggestProducts as suggest } from '../../search/search-products';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';

export function suggestProducts(app: App, context: Context): void {
  app.get(
    '/api/products/suggestions',
    {
      schema: {
        operationId: 'suggestProducts',
        summary: 'Suggest products and categories for an unfinished search term',
        tags: ['Catalogue'],
        headers: ShopHeaders,
        querystring: SuggestionQuery,
        response: { 200: Suggestions, ...failures(400, 404) },
      },
    },
    ({ shop, query }) => suggest(context, shop, query.Term),
  );
}
