import { ApiError } from '@matchday/api-client';
import { QueryClient } from '@tanstack/react-query';

const mostRetries = 2;

/** Repeats reads that had no response. An answer of the API is the answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection, a change fails at once instead of waiting unseen.
    mutations: { networkMode: 'always' },
    queries: {
      retry: (failures, error) => failures < mostRetries && error instanceof ApiError && error.status >= 500,
    },
  },
});
