import { ApiError } from '@matchday/api-client';
import { QueryClient } from '@tanstack/react-query';

const mostRetries = 2;

/** Repeats reads that had no response. An answer of the API is the answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < mostRetries && error instanceof ApiError && error.status >= 500,
    },
  },
});
