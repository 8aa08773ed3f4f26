import type { ListSummary, ProductCard } from './actions';
import { type ListQuery, writeListQuery } from './list-query';

/** The initial data of a page with a list. */
export interface Delivered {
  query: ListQuery;
  summary: ListSummary;
}

export interface ListState {
  query: ListQuery;
  summary: ListSummary;
  /** Whether the products that came with the page are shown first. */
  isAsDelivered: boolean;
  /** The products loaded since then; they follow the page's products while those are shown. */
  products: readonly ProductCard[];
  isLoading: boolean;
  error: Error | null;
}

/** The state of a list that shows its page's initial data. */
export const deliveredState = (delivered: Delivered): ListState => ({
  ...delivered,
  isAsDelivered: true,
  products: [],
  isLoading: false,
  error: null,
});

/** Whether a list shows this query from this page on. */
export function isShown(
  shown: { query: ListQuery; summary: ListSummary; error?: Error | null; isLoading?: boolean },
  query: ListQuery,
  page: number,
): boolean {
  const isSame = shown.summary.page === page && writeListQuery(shown.query) === writeListQuery(query);
  return isSame && !shown.error && !shown.isLoading;
}
