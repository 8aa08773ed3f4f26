import type { ApiClient } from '@matchday/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ListQuery, writeListQuery } from './list-query';
import { type ListSummary, loadList, type ProductCard } from './load-list';

export interface ListState {
  query: ListQuery;
  summary: ListSummary;
  /** Whether the products that came with the page are shown first. */
  isAsDelivered: boolean;
  /** The products that were loaded since; they follow those of the page while these are shown. */
  products: readonly ProductCard[];
  isLoading: boolean;
  error: Error | null;
}

export interface ListDomain {
  readonly state: StoreApi<ListState>;
  /** Shows another query from a page on; of several the latest wins. Never rejects: see the state's error. */
  show: (query: ListQuery, page?: number) => Promise<void>;
  /** Adds the next page to those that are shown. Never rejects: see the state's error. */
  showMore: () => Promise<void>;
}

export interface ListOptions {
  client: ApiClient;
  categoryId: string | null;
  /** What the page came with. */
  delivered: { query: ListQuery; summary: ListSummary };
}

/** A list of products that changes in the browser, beginning with what its page came with. */
export function createList({ client, categoryId, delivered }: ListOptions): ListDomain {
  const state = createStore<ListState>(() => ({
    ...delivered,
    isAsDelivered: true,
    products: [],
    isLoading: false,
    error: null,
  }));
  let calling: AbortController | undefined;

  async function load(
    query: ListQuery,
    page: number,
    take: (list: Awaited<ReturnType<typeof loadList>>) => void,
  ) {
    calling?.abort();
    const call = new AbortController();
    calling = call;
    state.setState({ isLoading: true, error: null });
    try {
      const list = await loadList(client, { query, categoryId, page }, call.signal);
      if (calling === call) take(list);
    } catch (error) {
      if (calling === call)
        state.setState({ error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      if (calling === call) state.setState({ isLoading: false });
    }
  }

  return {
    state,
    async show(query, page = 1) {
      if (isShown(state.getState(), query, page)) return;
      if (isShown(delivered, query, page)) {
        calling?.abort();
        calling = undefined;
        state.setState({ ...delivered, isAsDelivered: true, products: [], isLoading: false, error: null });
        return;
      }
      state.setState({ query });
      await load(query, page, ({ summary, products }) =>
        state.setState({ summary, products, isAsDelivered: false }),
      );
    },
    async showMore() {
      const { summary, query } = state.getState();
      const next = summary.through + 1;
      if (next > summary.totalPages) return;
      await load({ ...query, through: null }, next, ({ summary: more, products }) =>
        state.setState((before) => ({
          query: { ...query, through: next },
          summary: { ...more, page: before.summary.page, through: next },
          products: [...before.products, ...products],
        })),
      );
    },
  };
}

function isShown(
  shown: { query: ListQuery; summary: ListSummary; error?: Error | null; isLoading?: boolean },
  query: ListQuery,
  page: number,
): boolean {
  const isSame = shown.summary.page === page && writeListQuery(shown.query) === writeListQuery(query);
  return isSame && !shown.error && !shown.isLoading;
}
