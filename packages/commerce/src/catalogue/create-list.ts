import type { ApiClient } from '@matchday/api-client';
import type { QueryClient } from '@tanstack/query-core';
import { type AtomState, createAtomState } from '../atom-state';
import type { Commerce } from '../commerce-provider';
import { createQueryClient, queryClientOf } from '../query-client';
import type { List } from './actions';
import type { ListQuery } from './list-query';
import { type Delivered, deliveredState, isShown, type ListState } from './list-state';
import { listKey, listQuery } from './queries';

export interface ListDomain {
  readonly state: AtomState<ListState>;
  /** Shows another query from a page on; of several the latest wins. Never rejects: see the state's error. */
  show: (query: ListQuery, page?: number) => Promise<void>;
  /** Adds the next page to the shown ones. Never rejects: see the state's error. */
  showMore: () => Promise<void>;
}

export interface ListOptions {
  client: ApiClient;
  categoryId: string | null;
  /** The page's initial data. */
  delivered: Delivered;
  queries?: QueryClient;
}

/** Creates a list of products that changes in the browser, starting with the page's initial data. */
export function createList({
  client,
  categoryId,
  delivered,
  queries = createQueryClient(),
}: ListOptions): ListDomain {
  const state = createAtomState<ListState>(() => deliveredState(delivered));
  let latest: object | undefined;

  function giveUp() {
    latest = undefined;
    void queries.cancelQueries({ queryKey: listKey });
  }

  async function load(query: ListQuery, page: number, take: (list: List) => void) {
    giveUp();
    const call = listQuery(client, { query, categoryId, page });
    latest = call;
    state.setState({ isLoading: true, error: null });
    try {
      const list = await queries.fetchQuery(call);
      if (latest === call) take(list);
    } catch (error) {
      if (latest === call)
        state.setState({ error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      if (latest === call) state.setState({ isLoading: false });
    }
  }

  return {
    state,
    async show(query, page = 1) {
      if (isShown(state.getState(), query, page)) return;
      if (isShown(delivered, query, page)) {
        giveUp();
        state.setState(deliveredState(delivered));
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

/** Creates a list in the cache of the shop's provider. */
export function listOf(commerce: Commerce, options: Omit<ListOptions, 'client' | 'queries'>): ListDomain {
  return createList({ ...options, client: commerce.client, queries: queryClientOf(commerce) });
}
