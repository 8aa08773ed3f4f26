import type { ApiClient } from '@matchday/api-client';
import type { QueryFunctionContext } from '@tanstack/query-core';
import { type BasketResponse, readBasket, readSummary } from './actions';

/** The cached data of a basket. Its lines and its summary are one entry, so that they always belong together. */
export const basketKey = (token: string) => ['basket', token] as const;

/** The basket with its lines. */
export const basketQuery = (client: ApiClient, token: string) => ({
  queryKey: basketKey(token),
  queryFn: ({ signal }: QueryFunctionContext) => readBasket(client, token, signal),
});

/** The basket's summary; cached lines stay. */
export const summaryQuery = (client: ApiClient, token: string) => ({
  queryKey: basketKey(token),
  async queryFn({ signal, client: queries, queryKey }: QueryFunctionContext): Promise<BasketResponse> {
    const { summary } = await readSummary(client, token, signal);
    return { summary, basket: queries.getQueryData<BasketResponse>(queryKey)?.basket ?? null };
  },
});
