import type { ApiClient, components, Result } from '@matchday/api-client';
import { type ListQuery, pagesOf, searchParameters } from './list-query';

export type ProductCard = components['schemas']['ProductCard'];
export type SearchFilter = components['schemas']['SearchFilter'];
export type FoundCategory = components['schemas']['FoundCategory'];
type Answer = Result<'searchProducts'>;

/** A list's data apart from its products. */
export interface ListSummary {
  /** The first and the last page that are shown. */
  page: number;
  through: number;
  totalItems: number;
  totalPages: number;
  filters: readonly SearchFilter[];
  sortOptions: Answer['sortOptions'];
  /** The corrected spelling that was used instead of the term. */
  suggestion: string | null;
  /** Categories whose name contains the words of the term. */
  categories: readonly FoundCategory[];
}

export interface List {
  summary: ListSummary;
  products: readonly ProductCard[];
}

/**
 * The products of a query from a page on (S7.34), in a category and its subcategories or in the whole store.
 * @throws ApiError
 */
export async function loadList(
  client: ApiClient,
  { query, categoryId, page }: { query: ListQuery; categoryId: string | null; page: number },
  signal?: AbortSignal,
): Promise<List> {
  const [first, ...others] = await Promise.all(
    pagesOf(query, page).map((number) =>
      client.call('searchProducts', { query: searchParameters(query, categoryId, number) }, { signal }),
    ),
  );
  if (!first) throw new Error('A list has at least one page');
  const { products, filters, sortOptions, suggestion, categories } = first;
  const { totalItems, totalPages } = products;
  return {
    products: [...products.items, ...others.flatMap((other) => other.products.items)],
    summary: {
      page,
      through: Math.max(page, Math.min(page + others.length, totalPages)),
      totalItems,
      totalPages,
      filters,
      sortOptions,
      suggestion,
      categories,
    },
  };
}

/** The suggestions for a search term. @throws ApiError */
export async function loadSuggestions(client: ApiClient, term: string, signal?: AbortSignal) {
  const { products, categories } = await client.call(
    'suggestProducts',
    { query: { Term: term } },
    { signal },
  );
  return { products, categories };
}

/** The cards of the given products. @throws ApiError */
export async function loadProducts(
  client: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProductCard[]> {
  const { products } = await client.call('listProducts', { query: { id: [...ids] } }, { signal });
  return products;
}
