import { ApiError } from '@matchday/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const conflict = 409;

/** Makes a change. If somebody else was first, what the page shows is read again before the error is shown. */
export function useFreshChange() {
  const queries = useQueryClient();
  return useCallback(
    async <Result>(change: () => Promise<Result>): Promise<Result> => {
      try {
        return await change();
      } catch (error) {
        if (error instanceof ApiError && error.status === conflict) await queries.invalidateQueries();
        throw error;
      }
    },
    [queries],
  );
}
