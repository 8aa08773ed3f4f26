import { QueryClient } from '@tanstack/query-core';

/**
 * The page's query cache. Calls are made immediately and once, even without a connection: the shop shows
 * failures where they belong and has its own ways to recover.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const clients = new WeakMap<object, QueryClient>();

/** The query cache of a page's commerce, created on first use: the first load does not contain the library. */
export function queryClientOf(commerce: object): QueryClient {
  const known = clients.get(commerce);
  if (known) return known;
  const made = createQueryClient();
  clients.set(commerce, made);
  return made;
}
