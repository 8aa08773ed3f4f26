import { QueryClient } from '@tanstack/query-core';

/**
 * The page's cache of answers. Calls are made when they are asked for, once, even without a connection: the shop shows
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

/** The cache of a page's commerce, made where it is first used: the first load does without the library. */
export function queryClientOf(commerce: object): QueryClient {
  const known = clients.get(commerce);
  if (known) return known;
  const made = createQueryClient();
  clients.set(commerce, made);
  return made;
}
