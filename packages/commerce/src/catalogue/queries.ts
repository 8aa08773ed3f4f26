import type { ApiClient } from '@matchday/api-client';
import { loadList, loadProducts, loadSuggestions } from './actions';
import { type ListQuery, writeListQuery } from './list-query';

interface Asked {
  signal: AbortSignal;
}

/** A list from a page on. */
export interface ListPage {
  query: ListQuery;
  categoryId: string | null;
  page: number;
}

/** The products of a query from a page on. */
export const listQuery = (client: ApiClient, list: ListPage) => ({
  queryKey: [...listKey, list.categoryId, list.page, writeListQuery(list.query)],
  queryFn: ({ signal }: Asked) => loadList(client, list, signal),
});
export const listKey = ['catalogue', 'list'] as const;

/** The suggestions for a term. */
export const suggestionsQuery = (client: ApiClient, term: string) => ({
  queryKey: [...suggestionsKey, term],
  queryFn: ({ signal }: Asked) => loadSuggestions(client, term, signal),
});
export const suggestionsKey = ['catalogue', 'suggestions'] as const;

/** The current cards of the given products. */
export const productsQuery = (client: ApiClient, ids: readonly string[]) => ({
  queryKey: ['catalogue', 'products', ...ids],
  queryFn: ({ signal }: Asked) => loadProducts(client, ids, signal),
});
